// What goes between the page, the worker with the tables and the workers in which bots think.
import type { Places } from './python';

/** Says where everything lies; the first message to a worker. */
export interface Begin {
  do: 'begin';
  base: string;
  places: Places;
  /** Of a Python that has imported what it needs. */
  memory?: Blob | undefined;
}

export type ToTables =
  | Begin
  | { do: 'ask'; id: number; method: string; url: string; headers: Record<string, string>; body: string }
  | { do: 'open'; line: number; path: string }
  | { do: 'say'; line: number; text: string }
  | { do: 'shut'; line: number };

export interface Answered {
  status: number;
  media: string;
  headers: Record<string, string>;
  body: string;
}

/** Whether tables last: not where a browser keeps nothing, nor where a newer version of the page keeps them already. */
export type Kept = 'yes' | 'nothing' | 'newer';

export type FromTables =
  | { did: 'ready'; kept: Kept }
  | { did: 'failed'; why: string }
  | { did: 'answer'; id: number; answer: Answered }
  | { did: 'opened'; line: number }
  | { did: 'said'; line: number; text: string }
  | { did: 'closed'; line: number };

/** `keep`: a worker that only keeps memory for later starts, and ends. */
export type ToThinker = Begin | { do: 'think'; text: string } | (Omit<Begin, 'do'> & { do: 'keep' });
export type FromThinker = { did: 'thought'; text: string } | { did: 'kept' } | { did: 'failed'; why: string };
