// The voice of a wall: recordings, then the browser's voice, then an instrument.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const LINES = [
  { text: 'Ann draws Conspiracy!' },
  { text: 'The Black Cat does no harm.', name: 'conspiracy-no-cat' },
  { text: 'Look up.', name: 'night-open.yes', sound: 'cock' as const },
];

describe('the voice of a wall', () => {
  let heard: string[];
  let files: { src: string; over: Record<string, () => void>; volume: number }[];
  beforeEach(() => {
    heard = [];
    files = [];
    vi.stubGlobal(
      'Audio',
      class {
        volume = 1;
        over: Record<string, () => void> = {};
        constructor(readonly src: string) {
          files.push(this);
        }
        addEventListener(kind: string, does: () => void): void {
          this.over[kind] = does;
        }
        play(): Promise<void> {
          heard.push(`recording ${this.src}`);
          return Promise.resolve();
        }
        pause(): void {
          heard.push('silence');
          this.over.pause?.();
        }
      },
    );
    vi.stubGlobal(
      'SpeechSynthesisUtterance',
      class {
        onend: (() => void) | null = null;
        constructor(readonly text: string) {}
      },
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function narrator(voices: string[], recorded: string[]) {
    vi.resetModules();
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices.map((lang) => ({ lang })),
      cancel: () => undefined,
      speak: (words: { text: string; onend: (() => void) | null }) => {
        heard.push(`voice ${words.text}`);
        queueMicrotask(() => words.onend?.());
      },
    });
    const { Narrator } = await import('../src/state/voice');
    const { api } = await import('../src/wire/api');
    vi.spyOn(api, 'voices').mockResolvedValue({ lines: recorded });
    const { prefs } = await import('../src/state/prefs.svelte');
    prefs.volume = 0.5;
    const one = new Narrator('salem1692', 'en', (sound) => heard.push(`instrument ${sound}`));
    one.look();
    return { one, prefs };
  }
  const soon = (): Promise<void> => new Promise((done) => setTimeout(done, 5));
  const end = async (how: 'ended' | 'error' = 'ended'): Promise<void> => {
    await soon();
    files.at(-1)!.over[how]!();
    await soon();
  };

  it('plays a recording where there is one and speaks the rest, one after the other', async () => {
    const { one } = await narrator(['en-GB'], ['night-open.yes']);
    const said = one.say(LINES);
    await soon();
    expect(heard).toEqual([
      'voice Ann draws Conspiracy!',
      'voice The Black Cat does no harm.',
      'recording /api/voices/salem1692/night-open.yes?lang=en',
    ]);
    expect(files[0]!.volume).toBe(0.5);
    await end();
    await said;
  });

  it('without a voice calls by its instrument whom a missing line would have called, after those that are recorded', async () => {
    const { one } = await narrator(['fr-FR'], ['conspiracy-no-cat']);
    const said = one.say(LINES);
    await end();
    await said;
    const recording = 'recording /api/voices/salem1692/conspiracy-no-cat?lang=en';
    expect(heard).toEqual([recording, 'instrument cock']);
    // A line without an instrument is read where another is heard.
    const few = one.say(LINES.slice(0, 2));
    await end();
    await few;
    expect(heard.slice(2)).toEqual(['silence', recording]);
  });

  it('with nothing to say plays the instrument of the line', async () => {
    const { one: bare } = await narrator([], []);
    await bare.say(LINES);
    await bare.say([LINES[0]!]);
    expect(heard).toEqual(['instrument cock', 'instrument bell']);
    // A scene has a sound of its own already.
    await bare.say(LINES, true);
    expect(heard).toHaveLength(2);
  });

  it('says with the voice, else by the instrument, what a broken recording does not', async () => {
    const { one } = await narrator(['en-GB'], ['night-open.yes']);
    const said = one.say([LINES[2]!]);
    await end('error');
    await said;
    expect(heard.slice(1)).toEqual(['voice Look up.']);
    const { one: bare } = await narrator([], ['night-open.yes']);
    const called = bare.say([LINES[2]!]);
    await end('error');
    await called;
    expect(heard.at(-1)).toBe('instrument cock');
  });

  it('falls silent at once, and a line that was overtaken does not go on', async () => {
    const { one } = await narrator(['en-GB'], ['conspiracy-no-cat']);
    void one.say(LINES);
    await soon();
    one.hush();
    await soon();
    expect(heard.at(-1)).toBe('silence');
    expect(heard).not.toContain('voice Look up.');
  });

  it('makes no sound where the volume is nothing', async () => {
    const { one, prefs } = await narrator([], []);
    prefs.volume = 0;
    await one.say(LINES);
    expect(heard).toEqual([]);
  });
});
