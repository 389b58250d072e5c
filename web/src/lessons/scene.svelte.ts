// One scene of a lesson as a table: the same state that a match fills from its socket, filled from the answers given so far. The server keeps
// nothing, so taking back is leaving the last answer out, and a lesson is resumed from what this device has kept.
import { same } from '../prompts/offers';
import { Match } from '../state/match.svelte';
import { sound } from '../state/sound';
import type { Run } from '../state/table.svelte';
import { api, Refusal } from '../wire/api';
import { DEFAULTS, type Json, type PlayedScene } from '../wire/generated';
import { whole, type Table } from '../wire/whole';
import { t } from '../words.svelte';

/** For a question that only offers a chance to speak up. */
const LET_BE: Json = { do: 'let_be' };

export class SceneTable extends Match {
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
    super(`lesson-${game}-${scene}`, { token: '', key: '', name: '' }, () => {
      throw new Error('a lesson needs no socket');
    });
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

  override send(): string {
    return '';
  }

  private async inTurn(wishes: Json[], { only }: Run): Promise<void> {
    for (const wish of wishes) {
      if (only && this.ask?.kind !== only) return;
      const option = this.ask?.options.find((one) =>
        Object.entries(wish).every(([name, value]) => name === 'ask' || one[name] === value),
      );
      if (!option || !(await this.load([...this.answers, option]))) return;
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
      const option = this.ask?.options.find((one) => played.way && same(one, played.way));
      if (option && !this.showing) this.pick(option);
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
    if (played.task?.entry !== this.played?.task?.entry || !onward) this.hints = 0;
    this.refusal = null;
    this.played = played;
    this.seat = played.seat;
    this.table ??= tableOf(this.id, this.game, played.seats);
    this.view = played.view;
    const known = onward ? this.events.length : 0;
    if (!onward) this.events = [];
    this.hearEvents(played.events.slice(known), played.events.length, onward);
    this.waiting = played.ask ? [played.seat] : [];
    this.setAsk(played.ask ?? null);
  }
}

/** A table of the lesson's own people, with nothing else to it. */
export function tableOf(id: string, game: string, seats: number): Table {
  const people = t('lesson-people').split(',');
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
    people: people.slice(0, seats).map((name, seat) => ({ seat, name: name.trim(), kind: 'person' })),
  });
}
