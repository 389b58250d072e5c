// What one table shows, and what is picked there but not yet answered. It owns no connection: a source fills it, which is a match with its
// socket, a lesson's scene or a replay. Fields are replaced whole, so a change is seen once.
import { same } from '../prompts/offers';
import { Director, type Channel } from './director.svelte';
import { sound } from './sound';
import type { Ask, Clock, Json, Reveal } from '../wire/generated';
import type { Table } from '../wire/whole';

/** An event with its number among those this seat was told. */
export interface LogEntry {
  n: number;
  event: Json;
}

export interface Refusal {
  key: string;
  args: Json;
  rule: string;
}

/** Long games must not grow the page: older lines are in the replay. */
const LOG_KEEPS = 500;

const NOTHING_LAID: { steps: Json[]; of: number } = { steps: [], of: 0 };

/** How a run of answers goes: `aims`: the last is only picked, for its preview; `only`: it ends where another kind of question comes. */
export interface Run {
  aims?: boolean;
  only?: string;
}

/** What a board asks of the source that fills its table. */
export interface Source {
  /** Answers the open question. */
  answer(choice: Json): void;
  /** Tries what was not offered, to hear which rule forbids it. */
  tryAnyway(wish: Omit<Json, 'ask'>): void;
  /** Answers a run of questions in order as one gesture. */
  run(wishes: Json[], how?: Run): void;
  /** How fast bots go on, where one sits alone with them. */
  hasten(tempo: Table['tempo']): void;
  /** Takes my seat back from the bot that played it. */
  back(): void;
}

/** How long a refusal stays, in milliseconds. */
const REFUSAL_STAYS = 6000;

/** Nobody listens here, as in a replay; sources override what they hear. */
export class TableState implements Source {
  /** True while what is shown is what the server would say now, so that answers make sense. */
  live = $state(false);
  /** True where a finished game is shown again. */
  retold = $state(false);
  seat = $state<number | null>(null);
  table = $state.raw<Table | null>(null);
  view = $state.raw<Json | null>(null);
  ask = $state.raw<Ask | null>(null);
  waiting = $state.raw<number[]>([]);
  clock = $state.raw<Clock | null>(null);
  events = $state.raw<LogEntry[]>([]);
  away = $state<number | null>(null);
  /** Events told before my last answer: what came since is news to me. */
  acted = $state(0);
  end = $state.raw<Reveal | null>(null);
  /** With open eyes, in a replay: what every seat knows at this moment. */
  open = $state.raw<Json[] | null>(null);

  refusal = $state.raw<Refusal | null>(null);
  /** The option picked but not yet confirmed. */
  chosen = $state.raw<Json | null>(null);
  /** What the thing last tapped allows, when that is more than one deed: the prompt asks which. */
  deeds = $state.raw<Json[]>([]);
  /** Steps of one answer that are laid out but not sent, and how many of them the question takes: each can be taken back. */
  laid = $state.raw<{ steps: Json[]; of: number }>(NOTHING_LAID);
  /** True between sending an answer and hearing about it. */
  sending = $state(false);
  /** My last answer. */
  given = $state.raw<Json | null>(null);
  /** The last batch of events, for motion and sound; `when` lets old ones be skipped. */
  fresh = $state.raw<{ when: number; events: LogEntry[] }>({ when: 0, events: [] });
  /** Server's clock minus ours. */
  offset = $state(0);

  /** Where I may write. */
  channels = $state.raw<Channel[]>([]);

  /** Which moment is on stage. It alone writes view, events, question, waiting and channels. */
  readonly stage = new Director(this);

  /** The question I can answer now: none is asked under a scene. */
  readonly asked = $derived(this.live && !this.stage.now ? this.ask : null);

  /** Whether a bot played while I was gone, and I have not answered since. */
  protected stoodIn = $state(false);
  /** Why a bot plays my seat until I take it back, or played it until I came. */
  readonly replaced = $derived(
    this.seat !== null && this.table?.people[this.seat]?.rung === 'bot' ? 'silent' : this.stoodIn ? 'gone' : '',
  );

  private refusalTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {}

  /** Picks an option to be confirmed; picking it again puts it back. */
  pick(option: Json | null): void {
    this.refusal = null;
    this.deeds = [];
    this.laid = NOTHING_LAID;
    this.chosen = option !== null && this.chosen === option ? null : option;
  }

  /** Lays out one step of an answer that takes `of` of them; more than that are not taken. */
  lay(step: Json, of: number): void {
    const { steps } = this.laid;
    if (steps.length >= of) return;
    this.pick(null);
    this.laid = { steps: [...steps, step], of };
  }

  /** Whether all steps are laid out, so that they can be sent. */
  readonly whole = $derived(this.laid.of > 0 && this.laid.steps.length === this.laid.of);

  /** Puts back the last step, or what is picked; false where there is nothing to put back. */
  putBack(): boolean {
    const { steps, of } = this.laid;
    if (!steps.length && !this.chosen && !this.deeds.length) return false;
    this.pick(null);
    if (steps.length > 1) this.laid = { steps: steps.slice(0, -1), of };
    return true;
  }

  /** Sends what is picked, or all that is laid out; false where there is nothing to send yet. */
  confirm(): boolean {
    if (this.chosen) this.answer(this.chosen);
    else if (this.whole && this.ask) this.run(this.laid.steps, { only: this.ask.kind });
    else return false;
    return true;
  }

  /** Somebody tapped a thing that these options are about. */
  tap(options: Json[]): void {
    const [first] = options;
    if (!first || options.length === 1) return this.pick(first ?? null);
    const open = this.deeds[0] === first;
    this.pick(null);
    this.deeds = open ? [] : options;
  }

  answer(_choice: Json): void {}
  tryAnyway(_wish: Omit<Json, 'ask'>): void {}
  run(_wishes: Json[], _how?: Run): void {}
  hasten(_tempo: Table['tempo']): void {}
  back(): void {}

  /** Stops everything that still runs here. */
  stop(): void {
    clearTimeout(this.refusalTimer);
    this.stage.clear();
  }

  refuse(refusal: Refusal): void {
    this.refusal = refusal;
    sound.play('refused');
    clearTimeout(this.refusalTimer);
    this.refusalTimer = setTimeout(() => (this.refusal = null), REFUSAL_STAYS);
  }

  /** For the director alone. */
  setAsk(ask: Ask | null): void {
    // The same question may come again; what was picked stays picked, as the new asking spells it.
    const now = (option: Json): Json[] => ask?.options.filter((one) => same(one, option)) ?? [];
    const again = ask?.id === this.ask?.id;
    this.chosen = (again && this.chosen && now(this.chosen)[0]) || null;
    this.deeds = again ? this.deeds.flatMap(now) : [];
    if (!again) this.laid = NOTHING_LAID;
    if (!again || ask?.held) this.sending = false;
    this.ask = ask;
  }

  /** For the director alone: the log goes on, up to event `n`. */
  hearEvents(events: Json[], n: number, live: boolean): void {
    if (!events.length) return;
    const first = n - events.length;
    const entries = events.map((event, i) => ({ n: first + i, event }));
    this.events = [...this.events, ...entries].slice(-LOG_KEEPS);
    if (live) this.fresh = { when: Date.now(), events: entries };
  }
}
