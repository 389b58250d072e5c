// What every page of a running table needs, on the wall as in the hand: the game's face, who tells what happens, its own words, the wind
// of the night and what is staged.
import { faceOf } from '../games/faces';
import type { GameFace } from '../games/face';
import type { Scene } from '../games/moments';
import { games } from '../state/games.svelte';
import type { Match } from '../state/match.svelte';
import { nameOf } from '../state/people';
import { sound } from '../state/sound';
import { Teller } from '../telling';
import type { Json } from '../wire/generated';
import { words, type OwnWords } from '../words.svelte';
import { direct } from './director';

export class Told {
  face = $state.raw<GameFace | null>(null);
  readonly game = $derived.by(() => this.match.table!.game);
  readonly teller: Teller = $derived.by(
    () => new Teller(this.game, games.of(this.game), (seat) => nameOf(this.match.table, seat), words, this.match.seat),
  );
  /** The end has its own page, once what led to it has been seen. */
  readonly over = $derived.by(() => !!this.match.end && !this.match.stage.now);
  readonly secret = $derived.by(
    () => !!this.face && !!this.match.view && !this.over && this.face.secret(this.match.view),
  );
  private readonly own = $derived.by(() => JSON.stringify(this.match.view?.words ?? null));

  /** Call from a component that shows this table: its effects end with it. `nudge` and `happened` are for the one who sits here, `bets` are theirs. */
  constructor(
    private readonly match: Match,
    more: {
      nudge?: (nudge: Scene) => void;
      bets?: () => readonly number[];
      happened?: (events: readonly Json[], face: GameFace) => void;
    } = {},
  ) {
    $effect(() => {
      const { game } = this;
      words.ofSet(game, JSON.parse(this.own) as OwnWords | null);
      return () => words.ofSet(game, null);
    });
    $effect(() => {
      void faceOf(this.game).then((one) => (this.face = one));
    });
    $effect(() => {
      sound.night(this.secret);
      return () => sound.night(false);
    });
    $effect(() => {
      match.director = (events, before, clock) => {
        const { view, seat } = match;
        if (!this.face || !view) return;
        const batch = { events, before, view, me: seat, clock, bets: more.bets?.() ?? [] };
        const { scenes, nudge } = direct(batch, this.face, this.teller);
        match.stage.play(scenes);
        if (nudge) more.nudge?.(nudge);
        more.happened?.(events, this.face);
      };
      return () => {
        match.director = null;
        match.stage.clear();
      };
    });
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
