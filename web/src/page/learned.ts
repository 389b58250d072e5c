// Which questions to a thinker need the networks of learned players: those to level 3, and those of the coach and of the analysis of a
// finished game, which ask it as well.
const LEARNED = /"level":3[,}]|^{"type":"(?:advise|analyse)"/;
/** As it stands in a question, or in a record within one. */
const GAME = /"game\\?": ?\\?"(\w+)/;

/** The game whose networks have to be there before this is answered; empty where none has to. */
export const networksFor = (question: string): string => (LEARNED.test(question) && GAME.exec(question)?.[1]) || '';

/** The same question, put to the level below where it is put to level 3: that one needs no network. */
export const withoutNetworks = (question: string): string => question.replace(/"level":3(?=[,}])/, '"level":2');

/** Games with what can be had of them here: level 3, and the coach that asks it, only where its networks are at hand. */
export const playable = <Game extends { id: string; levels: number[]; coach: boolean }>(
  games: Game[],
  atHand: Set<string>,
): Game[] =>
  games.map((game) =>
    atHand.has(game.id) ? game : { ...game, coach: false, levels: game.levels.filter((level) => level < 3) },
  );
