// Which questions to a thinker need the networks of learned players: those to level 3, and those of the coach and of the analysis of a
// finished game, which ask it as well.
const LEARNED = /"level":3[,}]|^{"type":"(?:advise|analyse)"/;
/** As it stands in a question, or in a record within one. */
const GAME = /"game\\?": ?\\?"(\w+)/;

/** The game whose networks have to be there before this is answered; empty where none has to. */
export const networksFor = (question: string): string => (LEARNED.test(question) && GAME.exec(question)?.[1]) || '';
