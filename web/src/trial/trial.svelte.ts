// The puzzle of a day as the source of a table: the board is the game's own, and an answer goes to the server, which alone knows what is right.
import { sound } from '../state/sound';
import { TableState } from '../state/table.svelte';
import { tableOf } from '../lessons/scene.svelte';
import { api, Refusal } from '../wire/api';
import type { Json, Trial, TrialJudged } from '../wire/generated';
import { t } from '../words.svelte';
import { daysKept, ended, remember, withServer, type Days } from './streak';

const LETTER = { right: 'r', unproven: 'v', wrong: 'w', given_up: 'g' } as const;

export class TrialTable extends TableState {
  trial = $state.raw<Trial | null>(null);
  /** What was said to the last answer, and to which it was. */
  judged = $state.raw<TrialJudged | null>(null);
  last = $state.raw<Json | null>(null);
  days = $state.raw<Days>(daysKept());
  readonly tries = $derived(this.trial ? (this.days[this.trial.day] ?? '') : '');
  readonly done = $derived(ended(this.tries));

  constructor(private readonly ago: number) {
    super('trial');
  }

  async begin(): Promise<void> {
    try {
      const trial = await api.trial(this.ago);
      this.days = withServer(trial.days ?? {});
      this.seat = trial.seat;
      this.table = tableOf(this.id, trial.game, trial.seats, t('trial-people'));
      this.trial = trial;
      const done = ended(this.days[trial.day]);
      this.stage.show({
        n: trial.events.length,
        events: trial.events,
        view: trial.view,
        seconds: 0,
        until: null,
        starts: null,
        beside: { ask: done ? null : trial.ask, waiting: done ? [] : [trial.seat] },
      });
      this.live = true;
      // Who comes back to a trial that is over reads its proof again.
      if (done) this.judged = await api.judge(trial.day, null, true);
    } catch (error) {
      this.fail(error);
    }
  }

  override answer(choice: Json): void {
    if (this.sending || !this.ask) return;
    this.pick(null);
    sound.play('sent');
    this.last = choice;
    void this.judge(choice);
  }

  giveUp(): void {
    void this.judge(null);
  }

  private async judge(answer: Json | null): Promise<void> {
    const { trial } = this;
    if (!trial || this.sending) return;
    this.sending = true;
    try {
      const judged = await api.judge(trial.day, answer);
      const late = this.ago > 0 && judged.verdict !== 'unproven' && judged.verdict !== 'wrong' ? 'l' : '';
      this.days = remember(trial.day, this.tries + LETTER[judged.verdict] + late);
      this.judged = judged;
      if (judged.proof?.length) this.setAsk(null);
    } catch (error) {
      this.fail(error);
    } finally {
      this.sending = false;
    }
  }

  private fail(error: unknown): void {
    if (!(error instanceof Refusal)) throw error;
    this.refuse({ key: error.key, args: error.args, rule: error.rule });
  }
}
