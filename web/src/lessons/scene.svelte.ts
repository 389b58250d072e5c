// One scene of a lesson as the source of a table, filled from the answers given so far. The server keeps
// nothing, so taking back is leaving the last answer out, and a lesson is resumed from what this device has kept.
import { same } from '../prompts/offers';
import { changed, type Moment } from '../state/director.svelte';
import { sound } from '../state/sound';
import { TableState, type Run } from '../state/table.svelte';
import { api, Refusal } from '../wire/api';
import { DEFAULTS, type Json, type PlayedScene } from '../wire/generated';
import { whole, type Table } from '../wire/whole';
import { t } from '../words.svelte';

/** For a question that only offers a chance to speak up. */
const LET_BE: Json = { do: 'let_be' };

export class SceneTable extends TableState {
  played = $state.raw<PlayedScene | null>(null);
  answers = $state.raw<Json[]>([]);
  /** Hints given for the task in hand. */
  hints = $state(0);
  readonly done = $derived(!!this.played && !this.played.task);
  /** Where every answer is right, that is the hint. */
  readonly most = $derived(this.played?.free ? 1 : (this.played?.hints ?? 0));
  readonly showing = $derived(!!this.played?.way && this.chosen !== null && same(this.chosen, this.played.way));

  constructor(
    readonly game: string,
    readonly scene: string,
    /** Told whenever there is something to remember. */
    private readonly remember: (answers: Json[]) => void,
  ) {
    super(`lesson-${game}-${scene}`);
  }

  /** The scene after these answers; from its start where they lead nowhere any more. */
  async begin(answers: Json[]): Promise<void> {
    if (!(await this.load(answers)) && answers.length) await this.load([]);
    this.live = this.played !== null;
  }

  override answer(choice: Json): void {
    if (this.sending || !this.ask) return;
    this.pick(null);
    sound.play('sent');
    void this.load([...this.answers, choice]);
  }

  override tryAnyway(wish: Omit<Json, 'ask'>): void {
    if (this.ask) this.answer({ ...wish, ask: this.ask.id } as Json);
  }

  override run(wishes: Json[], how: Run = {}): void {
    void this.inTurn(wishes, how);
  }

  private async inTurn(wishes: Json[], { only }: Run): Promise<void> {
    for (const wish of wishes) {
      if (only && this.ask?.kind !== only) return;
      const option = this.ask?.options.find((one) =>
        Object.entries(wish).every(([name, value]) => name === 'ask' || one[name] === value),
      );
      if (!option || !(await this.load([...this.answers, option]))) return;
      // What is asked next is asked when what came of it has been seen.
      await new Promise<void>((seen) => this.stage.after(seen));
    }
  }

  letBe(): void {
    this.answer(LET_BE);
  }

  takeBack(): void {
    void this.load(this.answers.slice(0, -1));
  }

  again(): void {
    void this.load([]);
  }

  /** The next hint; behind the last one the very thing to do is picked, and left to be confirmed. */
  hint(): void {
    const { played } = this;
    if (!played) return;
    if (this.hints < this.most) this.hints += 1;
    else {
      const { ask } = this;
      // What came of the last answer is still being shown.
      if (!ask || ask.id !== played.ask?.id) return;
      // Somebody may have gone another way: any answer will do where every one is right, and elsewhere the way is a step back.
      const option =
        ask.options.find((one) => played.way && same(one, played.way)) ?? (played.free ? ask.options[0] : undefined);
      if (!option && !this.sending && this.answers.length) this.takeBack();
      else if (option && !this.showing) this.pick(option);
    }
  }

  private async load(answers: Json[]): Promise<boolean> {
    this.sending = true;
    try {
      const played = await api.scene(this.game, this.scene, answers);
      this.show(played, answers.length > this.answers.length && this.played !== null);
      this.answers = answers;
      this.remember(answers);
      return true;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.refuse({ key: error.key, args: error.args, rule: error.rule });
      return false;
    } finally {
      this.sending = false;
    }
  }

  private show(played: PlayedScene, onward: boolean): void {
    this.refusal = null;
    this.seat = played.seat;
    this.table ??= tableOf(this.id, this.game, played.seats);
    const moments = momentsOf(played, this.view, onward ? this.stage.n : 0);
    if (onward) {
      this.setAsk(null);
      this.stage.play(moments);
    } else {
      this.events = [];
      this.stage.show({ ...moments.at(-1)!, events: played.events });
    }
    // What the lesson says to it comes once it has been seen.
    this.stage.after(() => {
      if (played.task?.entry !== this.played?.task?.entry || !onward) this.hints = 0;
      this.played = played;
    });
  }
}

/** What the last answer led to, moment by moment, where so many events were known before. */
function momentsOf(played: PlayedScene, before: Json | null, known: number): Moment[] {
  let view = before;
  const moments = (played.moments ?? []).map((one): Moment => {
    view = changed(view, one.view, one.gone);
    return { n: one.n ?? 0, events: one.events ?? [], view, seconds: one.s ?? 0, until: null, starts: null };
  });
  const newest: Moment = {
    n: played.events.length,
    events: played.events.slice(moments.at(-1)?.n ?? known),
    view: played.view,
    seconds: played.s ?? 0,
    until: null,
    starts: null,
    beside: { ask: played.ask ?? null, waiting: played.ask ? [played.seat] : [] },
  };
  return [...moments, newest];
}

/** A table of the lesson's own people, with nothing else to it. */
export function tableOf(id: string, game: string, seats: number, names = t('lesson-people')): Table {
  const people = names.split(',');
  return whole({
    ...DEFAULTS.TableInfo,
    id,
    game,
    seats,
    rules_version: '',
    status: 'playing',
    options: {},
    rematch_wishes: [],
    coach: [],
    knocks: [],
    people: people.slice(0, seats).map((name, seat) => ({ seat, name: name.trim(), kind: 'person' })),
  });
}
