// What every page of a running table needs, on the wall as in the hand: the game's face, who tells what happens, its own words, the wind
// of the night and what is staged.
import { untrack } from 'svelte';
import { faceOf } from '../games/faces';
import type { GameFace } from '../games/face';
import type { Direction, Moment } from '../state/director.svelte';
import { tells } from '../state/chronicle';
import { games } from '../state/games.svelte';
import type { TableState } from '../state/table.svelte';
import { nameOf } from '../state/people';
import { sound } from '../state/sound';
import { Teller } from '../telling';
import type { Json } from '../wire/generated';
import { words, type OwnWords } from '../words.svelte';
import { direct } from './direct';

export class Told {
  face = $state.raw<GameFace | null>(null);
  readonly game = $derived.by(() => this.match.table?.game ?? '');
  readonly teller: Teller = $derived.by(
    () =>
      new Teller(
        this.game,
        games.of(this.game),
        (seat) => nameOf(this.match.table, seat),
        words,
        this.more.reads ? this.more.reads() : this.match.seat,
      ),
  );
  /** The end has its own page, once what led to it has been seen. */
  readonly over = $derived.by(() => !!this.match.end);
  readonly secret = $derived.by(
    () => !!this.face && !!this.match.view && !this.over && this.face.secret(this.match.view),
  );
  private readonly own = $derived.by(() => JSON.stringify(this.match.view?.words ?? null));

  /**
   * Call from a component that shows this table: its effects end with it. `reads` is who reads, where that is not who sits here. `nudges`, `bets`
   * and `met` are for the one who sits here: `met` says of a first time whether it is to be explained.
   */
  constructor(
    private readonly match: TableState,
    private readonly more: {
      reads?: () => number | null;
      nudges?: () => boolean;
      bets?: () => readonly number[];
      met?: (moments: string[], staged: boolean) => string;
    } = {},
  ) {
    $effect(() => {
      const { game } = this;
      if (!game) return;
      words.ofSet(game, JSON.parse(this.own) as OwnWords | null);
      return () => words.ofSet(game, null);
    });
    $effect(() => {
      if (this.game) void faceOf(this.game).then((one) => (this.face = one));
    });
    $effect(() => {
      sound.night(this.secret);
      return () => sound.night(false);
    });
    $effect(() => {
      const { stage } = match;
      stage.directs = (moment, before) => untrack(() => this.direct(moment, before));
      return () => {
        stage.directs = null;
        stage.skip();
      };
    });
  }

  private direct(moment: Moment, before: Json | null): Direction {
    const { face, teller, match, more } = this;
    if (!face) return { scenes: [], nudge: null };
    const reader = { before, told: match.events, me: match.seat, teller, bets: more.bets?.() ?? [] };
    const { scenes, nudge, firsts } = direct(moment, face, reader);
    const explains = more.met?.(firsts, scenes.length > 0);
    if (explains && scenes[0]) scenes[0].explains = explains;
    const news = moment.events.some((event) => tells(event, face, teller));
    return { scenes, nudge: more.nudges?.() ? nudge : null, news };
  }
}

/** The whole page is dark while something secret goes on. */
export function nightfall(secret: () => boolean): void {
  $effect(() => {
    const root = document.documentElement;
    if (secret()) root.dataset.phase = 'night';
    else delete root.dataset.phase;
    return () => {
      delete root.dataset.phase;
    };
  });
}
