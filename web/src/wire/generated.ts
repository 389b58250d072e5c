// Made by scripts/wire.mjs from schema.json, which the server writes. Do not edit.
export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type Json = { [key: string]: JsonValue };
export const PROTOCOL = 2;

/** `POST /api/me`: what I am called. Sets a cookie by which this browser knows me when pages have lost their storage. */
export interface AboutMe {
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  lang?: "en" | "es" | "fr";
  name?: string;
}

/** Done, and on disk. Sent again, unchanged, when the same id comes again. */
export interface Accepted {
  id: string;
  type: "accepted";
}

/** `GET /api/address`: how others reach this server; empty where only this machine does. */
export interface Address {
  url: string;
}

/** `GET /api/tables/{id}/analysis`, once the game is over. Made in the background: ask again until it is `ready`. */
export interface Analysed {
  /** null while it is being made, and where it failed */
  analysis?: Analysis | null;
  ready: boolean;
}

/** What is sent to those who look back. `at` is everywhere the number of an event of the game. */
export interface Analysis {
  chances?: number[][];
  game: string;
  minds?: number[][][];
  moments?: CostlyMoment[];
  seats: number;
  sides?: string[];
  thoughts?: BotThought[];
  total?: number;
  turns?: Turn[];
}

/** One of the options of the open ask, as it came. Replied to with `accepted` or `refused` under the same id. */
export interface Answer {
  choice: Json;
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "answer";
}

/** A question to this seat. Each option is sent back as it is in `answer.choice`. */
export interface Ask {
  /** your answer so far, shown to nobody until the clock ends; may be changed */
  held?: Json | null;
  id: number;
  /** such as `<game>.turn`; words under `<game>-ask-turn` */
  kind: string;
  /** each `{"ask": id, "do": ..., ...ids}` */
  options: Json[];
  /** false: a chance to speak up while another seat decides */
  required?: boolean;
}

/** I am at the screen again: give me my seat back from the bot. Any answer does the same. */
export interface Back {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "back";
}

/** A rating of one game and side (words under `<game>-side-`; empty: by rank), as the band in which it lies. */
export interface Band {
  game: string;
  high: number;
  low: number;
  n: number;
  side: string;
}

/** `POST /api/me/befriend`: the code of somebody's link. Without `sure` it only says whose it is. */
export interface Befriend {
  code: string;
  sure?: boolean;
}

/** Whose link it is. */
export interface Befriended {
  name: string;
}

/** One sentence of a bot that is asked what it thought: words under `analysis-thought-<key>`. */
export interface BotThought {
  about: number;
  at: number;
  chance: number;
  key: string;
  right: boolean;
  seat: number;
}

/** `POST /api/records`: the record of a finished game, as a file holds it. */
export interface BringRecord {
  text: string;
}

/** The table at which that game can be looked at again, the key of its links, and what makes one its host. */
export interface Brought {
  game: string;
  host: string;
  key: string;
  table: string;
}

/** The server closes this socket; `again` says whether coming back with the same hello makes sense. */
export interface Bye {
  again?: boolean;
  args?: Json;
  code: string;
  key: string;
  type: "bye";
}

/** `POST /api/tables/{id}/call`: ask a friend to the table at which I sit, on all devices where they wish it. */
export interface CallFriend {
  /** how I name somebody: nobody else knows it */
  id: string;
}

/** Call this device when my seat is waited for and I am not here: what `PushManager.subscribe` gave it. `GET /api/push` has the key to subscribe with. Up to four devices for each seat; a rematch takes them along. */
export interface CallMe {
  auth: string;
  endpoint: string;
  /** chosen by the client; the same id never acts twice */
  id: string;
  lang?: "en" | "es" | "fr";
  p256dh: string;
  type: "call_me";
}

/** Do not call this device any more. */
export interface CallOff {
  endpoint: string;
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "call_off";
}

/** A mistake in a card set: words under `cards-<code>`. */
export interface CardProblem {
  code: string;
  expected: string;
  got: string;
  line: number;
  where: string;
}

/** A card set that this server offers: `text` is the value of the option `cards`. */
export interface CardSetInfo {
  game: string;
  set: string;
  text: string;
  /** names and texts: language (`*`: all), family, id, `name` or `text` */
  words: Json;
}

/** `GET /api/card-sets`. */
export interface CardSetList {
  sets: CardSetInfo[];
}

/** Yes or no to what the table is asked; may be changed until it is decided. With a `seat`, to the phone that knocks for it (`TableInfo.knocks`): the host's word decides, or more than half of all who sit here. */
export interface CastVote {
  /** chosen by the client; the same id never acts twice */
  id: string;
  seat?: number | null;
  type: "vote";
  yes: boolean;
}

/** Numbers over the course of the game: a line for each label (a Fluent id) or, without labels, for each seat. */
export interface Chart {
  labels?: string[];
  limit?: number | null;
  rows?: number[][];
}

/** `POST /api/card-sets`: look at a set without using it. */
export interface CheckCards {
  text: string;
}

/** `GET /api/tables/{id}/verify`: the server's own check of the deal; `meetinghouse verify` does it on yours. */
export interface Checked {
  commitment: string;
  /** every outcome of chance follows from the secret */
  honest: boolean;
  /** `other-rules`: the moves were not played again, since these rules are not played here; `played-on`: what was taken over from another game follows from that game's secret */
  problem?: string;
  secret: string;
}

/** What a set holds, or everything that is wrong with it. */
export interface CheckedCards {
  /** by section and id, as in the file */
  cards?: Json;
  game: string;
  problems?: CardProblem[];
  set?: string;
  words?: Json;
}

export type ClientMessage = Hello | Answer | Say | Remark | Note | Ready | Rename | Move | Leave | Configure | SetBot | Fill | Kick | SeatLink | Renew | Mute | Start | PauseGame | TurnGlass | Hasten | Rematch | CloseTable | CastVote | Report | Back | CallMe | CallOff | Ping;

/** The time of the open decision. No deadline: it waits for its answers. */
export interface Clock {
  deadline?: number | null;
  /** the result shows at the deadline, even if all have answered */
  full?: boolean;
  /** milliseconds since 1970 by the server's clock */
  now: number;
  /** milliseconds left when the game was paused */
  paused?: number | null;
  /** when the staging of what just happened is over: bots wait for it, too */
  starts?: number | null;
  /** milliseconds the decision was given */
  total?: number | null;
}

/** Ask to end the table (in the lobby: as host). A running game is broken off and everything revealed. */
export interface CloseTable {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "close";
}

/** One sentence of a coach: words under `<game>-coach-<key>`. */
export interface CoachSays {
  args?: Json;
  key: string;
}

/** `POST /api/tables/{id}/return`: my seat for another phone or browser. The host or most others agree. */
export interface ComeBack {
  key?: string;
  seat: number;
}

/** Host, in the lobby: change what is given here and leave the rest. */
export interface Configure {
  coach?: number[] | null;
  host_channels?: boolean | null;
  /** chosen by the client; the same id never acts twice */
  id: string;
  one_room?: boolean | null;
  options?: Json | null;
  pace?: "fast" | "relaxed" | "slow" | "standard" | "untimed" | null;
  programs?: "ask" | "never" | "welcome" | null;
  public?: boolean | null;
  screen_lang?: "en" | "es" | "fr" | null;
  seats?: number | null;
  secret_stages?: "brisk" | "strict" | null;
  type: "configure";
  watch?: "anyone" | "invited" | "nobody" | null;
  watch_delay?: number | null;
  watchers_chat?: boolean | null;
}

/** `better` would have been worth `gain` tenths of a point more than `did`, mostly for the reason `why`. */
export interface CostlyMoment {
  at: number;
  better: Json;
  did: Json;
  gain: number;
  kind: string;
  seat: number;
  why: string;
}

/** `GET /api/tables/{id}/coach`, with the token of a seat that is asked: from what that seat knows. */
export interface Counsel {
  /** the question it is about */
  ask: number;
  /** answers that are known to cost something: to be said afterwards */
  costly: Json[];
  /** events that the seat had been told: say nothing before they are on stage */
  n: number;
  /** reasons for the first of them */
  why: CoachSays[];
  /** answers worth thinking about, the best first; none: it is silent */
  worth: Json[];
}

/** `POST /api/me/delete`: for good. */
export interface DeleteMe {
  sure: true;
}

/** `POST /api/me/forget`: a device of mine that opens me no more. */
export interface DeviceId {
  id: string;
}

/** How many sockets your seat has now at this node, yours included. `renew` sends all others away. */
export interface Devices {
  n: number;
  type: "devices";
}

/** It is so. */
export interface Done {
  ok?: boolean;
}

/** The game is over and everything is shown. */
export interface End {
  /** events told to you before it: show it when you have shown those */
  n?: number;
  reveal: Reveal;
  type: "end";
}

/** The rule behind a kind of event, and how long a table shows it before it goes on. */
export interface EventRule {
  /** the argument that decides which rule it is, if `rules` has its value */
  by?: string;
  rule: string;
  rules?: Record<string, string>;
  /** seconds, at the normal tempo */
  staging?: number;
}

/** Suspicions: how many, how many were right, how many blind guesses at the same tables would have had right, and in how many games. */
export interface Eye {
  chance: number;
  games: number;
  hits: number;
  n: number;
}

/** Host: bots on all empty seats, of this level or the usual one. */
export interface Fill {
  /** chosen by the client; the same id never acts twice */
  id: string;
  /** of a bot: 0 the first option, 1 and above as the game declares */
  level?: number;
  type: "fill";
}

/** Who took a player for what they were not. */
export interface Fooled {
  seat: number;
  targets: number[];
}

/** One moment of a replay, cut as in live play: what the chosen eyes saw of it, and the input that led to it. */
export interface Frame {
  /** the same for all events of the game: `at` of a story counts these */
  all?: number;
  /** seconds since the start of the game */
  at: number;
  /** the seat that answered; null for the start and the clock */
  by?: number | null;
  /** its answer, with open eyes or the seat's own */
  choice?: Json | null;
  events?: Json[];
  gone?: string[];
  i: number;
  /** events that these eyes were told, up to and with this frame */
  n?: number;
  /** seconds for which a table looks at it, at the usual tempo */
  s?: number;
  /** inputs that the game had taken: what links once counted */
  step?: number;
  timeout?: boolean;
  /** changed top-level keys of the view; of all of it in the first frame */
  view?: Json;
  /** open eyes: changed keys for each seat whose view changed */
  views?: Record<string, Json>;
}

/** What a host can choose from, and what a client needs to know of a game it has never seen. */
export interface GameInfo {
  /** channels of talk that the host may open or close */
  by_leave: string[];
  /** whether a coach can be asked; words under `<game>-coach-<key>` */
  coach: boolean;
  /** address of the module with its board, if it brings one */
  face: string;
  /** forms in sentences under `<game>-word-<id>.forms` */
  glossary: GlossaryWord[];
  id: string;
  /** the scenes of its lesson; titles under `<game>-lesson-<scene>` */
  lesson: string[];
  /** of bots, weakest first; words under `bot-level-<n>` */
  levels: number[];
  max_seats: number;
  min_seats: number;
  /** how long a table of the usual size plays */
  minutes: number;
  options: Record<string, OptionSpec>;
  /** its words and pages are fetched from the server */
  packaged: boolean;
  /** what may be given as the ground of those remarks: words under `<game>-why-<reason>` */
  reasons: Record<string, ("agree" | "applauds" | "ask_who" | "ask_why" | "claim" | "disagree" | "gasps" | "give_hope" | "hurry" | "laughs" | "no_hope" | "not_me" | "promise" | "shrugs" | "sorry" | "spare_me" | "suspect" | "thanks" | "trust" | "trust_me" | "watch_out" | "well_played")[]>;
  /** the ready-made remarks that fit it best */
  remarks: ("agree" | "applauds" | "ask_who" | "ask_why" | "claim" | "disagree" | "gasps" | "give_hope" | "hurry" | "laughs" | "no_hope" | "not_me" | "promise" | "shrugs" | "sorry" | "spare_me" | "suspect" | "thanks" | "trust" | "trust_me" | "watch_out" | "well_played")[];
  /** those that fit a kind of decision, by its name */
  remarks_at: Record<string, ("agree" | "applauds" | "ask_who" | "ask_why" | "claim" | "disagree" | "gasps" | "give_hope" | "hurry" | "laughs" | "no_hope" | "not_me" | "promise" | "shrugs" | "sorry" | "spare_me" | "suspect" | "thanks" | "trust" | "trust_me" | "watch_out" | "well_played")[]>;
  /** by the key of the event, without the game's id */
  rules: Record<string, EventRule>;
  rules_version: string;
  /** its name and a sentence about it, by language */
  text: Record<string, GameName>;
  /** of a bot that sits down when nobody says how strong */
  usual_level: number;
  usual_seats: number;
  /** family of ids -> names of the arguments that hold them */
  words: Record<string, string[]>;
}

/** A game in one language. */
export interface GameName {
  about: string;
  name: string;
}

/** One game, by side and by character (words under `<game>-side-` and the game's own family). */
export interface GamePart {
  game: string;
  n: number;
  roles: GamesWon[];
  sides: GamesWon[];
  won: number;
}

/** `GET /api/rules/{game}?lang=fr` and `/api/howto/{game}` (Markdown), `/api/words/{game}` (Fluent). */
export interface GameText {
  game: string;
  lang: "en" | "es" | "fr";
  text: string;
}

/** `GET /api/games`. */
export interface Games {
  games: GameInfo[];
  /** whether the page that needs no server lies below `/page/` */
  page?: boolean;
}

/** Games of one kind, and how many were won. */
export interface GamesWon {
  id: string;
  n: number;
  won: number;
}

/** A word of a game that opens its explanation: in the words of its family `of`, or under `<game>-word-<id>`. */
export interface GlossaryWord {
  id: string;
  of?: string;
  rules: string[];
}

/** A player's suspicion that all may now know of, and whether it was right when it was made. */
export interface Guess {
  lap: number;
  right: boolean;
  seat: number;
  target: number;
}

/** Where one person plays with bots: how fast they go. */
export interface Hasten {
  /** chosen by the client; the same id never acts twice */
  id: string;
  /** how fast bots and stagings go; `rush`: at once, until a person is asked again */
  tempo: "fast" | "normal" | "rush" | "slow";
  type: "hasten";
}

/** `GET /health`. */
export interface Health {
  /** seconds by which this machine's clock is or was wrong */
  clock_off?: number;
  database: string;
  /** this node begins no games; so many running ones only it can play */
  draining?: number | null;
  node: string;
  ok: boolean;
  /** the rules version of each game that this node plays */
  rules?: Record<string, string>;
  sockets: number;
  /** tables in memory */
  tables: number;
  version: string;
}

/** The first message on a socket. `token` seats you or makes you host, and so does the key of a `person` who sits here; an invite key lets you watch a private table. The screen of a table in one room comes with its own key, sees what a watcher without delay sees, and may only `start` and `pause`. */
export interface Hello {
  /** how many lines of talk this client already has; 0 at first */
  k?: number;
  /** the invite link's key */
  key?: string;
  /** how many events this client already has; 0 at first */
  n?: number;
  /** a watcher's name in the watchers' chat */
  name?: string;
  /** the secret that this device made at its first visit; over HTTP in the header `X-Person` */
  person?: string;
  /** what plays here by its own word, such as `level 2` or the name of a model; empty: a person */
  program?: string;
  /** 2; clients of the first protocol did not say it */
  protocol?: number;
  /** I keep the token in `welcome`: a seat link then opens once */
  renew?: boolean;
  /** the screen link's key */
  screen?: string;
  /** seat or host token; empty to watch */
  token?: string;
  type: "hello";
}

/** One picture of how to play: what its sentence (`<game>-panel-<id>`) is about, as a seat of a table sees it. */
export interface HowPanel {
  id: string;
  seat: number;
  seats: number;
  view: Json;
}

/** Every HTTP refusal. `key` is the Fluent id of the sentence for people. */
export interface HttpProblem {
  args?: Json;
  code: string;
  key: string;
  /** the number of the rule that says no, where one does */
  rule?: string;
}

/** `GET /api/codes/{code}`: the invitation that four letters lead to. */
export interface Invited {
  game: string;
  key: string;
  table: string;
}

/** `POST /api/me/join`: the code of a person. Without `sure` it only says whose it is. */
export interface JoinMe {
  code: string;
  sure?: boolean;
}

/** Who this is; `key` is the new key of this device, sent once. */
export interface Joined {
  face?: number;
  key?: string;
  lang?: "en" | "es" | "fr";
  name?: string;
  /** for `X-Proof`, once and soon: I am who asks already */
  proof?: string;
}

/** `POST /api/trial`: an answer to the trial of a day, or none, which gives it up. */
export interface JudgeTrial {
  answer?: Json | null;
  day: string;
  /** it was over for me before: I read its proof again, and nothing is kept */
  over?: boolean;
}

/** Ask the table to send somebody away (in the lobby: as host). In a running game a bot plays on. This, `pause` and `close` open a vote (`TableInfo.vote`) unless nobody else is present. Asking for what is being voted on is a yes. */
export interface Kick {
  /** chosen by the client; the same id never acts twice */
  id: string;
  seat: number;
  type: "kick";
}

/** A day, night or round begins: words under `<game>-story-<key>`, with its number. */
export interface Lap {
  at: number;
  key: string;
  n: number;
}

/** Give up the seat: empty in the lobby, a bot's for good in a running game. */
export interface Leave {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "leave";
}

/** Something a lesson says: a Fluent id, one of its attributes, and what happened, for its arguments. */
export interface LessonSaid {
  args?: Json;
  attr?: string;
  entry: string;
}

/** The secret link asked for with `seat_link`, or one's own new token (`renew`). */
export interface Link {
  id: string;
  seat: number;
  token: string;
  type: "link";
}

/** The table's public facts changed: people, readiness, rungs of the ladder, settings, host, pause, rematch. */
export interface Lobby {
  /** events told to you before it: show it when you have shown those */
  n?: number;
  /** options left out of `table`: they are as they were */
  same?: string[];
  table: TableInfo;
  type: "lobby";
}

/** `GET /api/me`: what the server knows of the person in `X-Person`. */
export interface Me {
  company?: MyCompany | null;
  devices?: MyDevice[];
  face?: number;
  /** with `full`: my newest finished games */
  games?: MyResult[];
  /** false before the first act: nothing is kept of me */
  known?: boolean;
  lang?: "en" | "es" | "fr";
  /** milliseconds since 1970 by the server's clock */
  made?: number;
  /** there are older ones: `GET /api/me/games` */
  more?: boolean;
  name?: string;
  /** the host name whose pages may make and ask passkeys; empty: none */
  passkey?: string;
  /** `full`: finished games are counted */
  people: "full" | "seats";
  /** with `full`: what I am like */
  stats?: Stats | null;
}

/** `GET /api/me/export`: everything that is kept of me. Records of the games are fetched by their tables' ids. */
export interface Mine {
  /** where my devices are called, as their browsers named it */
  called: string[];
  company: MyCompany;
  days: MyDay[];
  games: MyResult[];
  me: Me;
  /** every table at which I ever had a seat */
  tables: string[];
}

/** In the lobby: take another empty seat. The host may move anyone (`who`), and two seats then change places. */
export interface Move {
  /** chosen by the client; the same id never acts twice */
  id: string;
  to: number;
  type: "move";
  who?: number | null;
}

/** Hide a seat's talk from me (`for_all` false), or, as host, stop a seat from writing at all. */
export interface Mute {
  for_all?: boolean;
  /** chosen by the client; the same id never acts twice */
  id: string;
  muted?: boolean;
  seat: number;
  type: "mute";
}

/** The seats whose talk you do not see. */
export interface Muted {
  seats: number[];
  type: "muted";
}

/** `POST /api/me/link` and `/api/me/paper`: a code for another device; `until` where it is good once, soon. */
export interface MyCode {
  code: string;
  /** milliseconds since 1970 by the server's clock */
  until?: number;
}

/** `GET /api/me/company`: with whom I would play again, and from whom I am kept apart by my own wish. */
export interface MyCompany {
  again: Tied[];
  apart: Tied[];
}

/** What I did with the puzzle of a day. */
export interface MyDay {
  day: string;
  /** one for each try, as in `Trial` */
  signs?: string;
  solved: boolean;
  tries: number;
}

/** Something that opens me. */
export interface MyDevice {
  /** the one that asks */
  here?: boolean;
  id: string;
  kind: "device" | "paper" | "passkey";
  /** milliseconds since 1970 by the server's clock */
  made: number;
  /** I have not yet been told of it */
  new?: boolean;
}

/** `GET /api/me/games`: finished games, newest first; `before` the time of the last one reads on. */
export interface MyGames {
  games: MyResult[];
  more?: boolean;
}

/** A finished game of mine. */
export interface MyResult {
  /** milliseconds since 1970 by the server's clock */
  ended: number;
  game: string;
  id: string;
  /** by seat; empty for bots */
  names: string[];
  /** words under `<game>-won-<reason>` */
  reason: string;
  role?: string;
  seat: number;
  side?: string;
  won: boolean;
}

/** A table at which the person who asks has a seat. */
export interface MyTable {
  /** the table waits for me */
  asked?: boolean;
  /** when my time is over, where there is a clock */
  due?: number | null;
  game: string;
  id: string;
  /** by seat; empty for bots and free seats */
  names: string[];
  /** milliseconds since 1970 by the server's clock */
  opened: number;
  seat: number;
  status: Status;
}

/** `GET /api/me/tables`: those of the person in `X-Person`, running games first. */
export interface MyTables {
  /** as in `GET /api/tables` */
  open?: PublicTable[];
  /** this house offers Play now */
  quick?: boolean;
  tables: MyTable[];
}

/** Replaces this seat's private notes. */
export interface Note {
  /** chosen by the client; the same id never acts twice */
  id: string;
  text: string;
  type: "note";
}

/** Your notes changed on another of your devices. */
export interface NoteKept {
  text: string;
  type: "note";
}

/** Who has a seat. */
export type Occupant = "bot" | "empty" | "person";

/** `POST /api/tables`: the settings the host wants. A host who gives a name sits down at seat 0 at once. */
export interface OpenTable extends TableSettings {
  /** level by seat number */
  bots?: Record<string, number>;
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  lang?: "en" | "es" | "fr";
  name?: string;
  /** begin at once, when every seat is taken by you and by bots */
  start?: boolean;
}

/** Keep `host` and `token` to yourself: they are sent once and stored only as hashes. */
export interface Opened {
  /** four letters that lead to the invitation; empty: links only */
  code?: string;
  /** host link: /t/<table>#host=<host> */
  host: string;
  info: TableInfo;
  /** invite link: /t/<table>#<key>; typed as <table>-<key> */
  key: string;
  /** in one room, the screen's link: /s/<table>#<key>-<screen> */
  screen?: string;
  seat?: number | null;
  table: string;
  /** seat link: /t/<table>#seat=<token> */
  token?: string;
}

/** An option of a game: words under `<game>-option-<name>`. */
export interface OptionSpec {
  choices: (boolean | number | string)[];
  default: boolean | number | string;
  /** it may also be the whole text of a card set */
  own?: boolean;
}

/** The finished game that this one goes on from, and after how many of its inputs. */
export interface Origin {
  inputs: number;
  table: string;
}

/** Somebody I met, as they were called last; games on one side or against each other, and how these ended. */
export interface Other {
  n: number;
  name: string;
  of: number;
}

/** `GET /api/panels/{game}`: a game in a few pictures, in order; none for a game without them. */
export interface Panels {
  panels: HowPanel[];
}

/** `POST /api/me/passkey/made`: `clientDataJSON` and `attestationObject` of the browser's answer. */
export interface PasskeyMade {
  attestation: string;
  client: string;
}

/** `POST /api/me/passkey/asked`: of the browser's answer `id`, `clientDataJSON`, `authenticatorData`, `signature` and `userHandle`. */
export interface PasskeyShown {
  client: string;
  data: string;
  id: string;
  /** I am its person already, and only want the proof */
  proves?: boolean;
  signature: string;
  user: string;
}

/** `POST /api/me/passkey/make` and `/ask`: what a browser has to know; good once, for `timeout` milliseconds. */
export interface PasskeyWish {
  challenge: string;
  /** the ids of those that I have */
  known?: string[];
  /** the host name that the passkey is for */
  rp: string;
  /** milliseconds since 1970 by the server's clock */
  timeout: number;
  /** a random handle of me, where one is made */
  user?: string;
}

/** The game stands still. `by` is the seat that asked where nobody else was present, or -1 when the table voted. */
export interface Pause {
  by: number;
  /** milliseconds since 1970 by the server's clock */
  since: number;
}

/** Ask the table to stop the game, or (`paused` false) to go on. */
export interface PauseGame {
  /** chosen by the client; the same id never acts twice */
  id: string;
  paused?: boolean;
  type: "pause";
}

/** Who sits at a seat, as all see it. */
export interface Person {
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  kind?: Occupant;
  /** of a bot: 0 the first option, 1 and above as the game declares */
  level?: number;
  /** by the host: may not write, may still make remarks */
  muted?: boolean;
  /** empty for a bot: the client names it by seat and level */
  name?: string;
  /** what plays here by its own word, such as `level 2` or the name of a model; empty: a person */
  program?: string;
  ready?: boolean;
  /** a seat link was made for it and nobody has come yet */
  remote?: boolean;
  rung?: Rung;
  seat: number;
  /** when this rung ends, if it does */
  until?: number | null;
  /** games won here before this one, by those who go on together */
  won?: number;
}

/** Answered by `pong`: for the client's own idea of the delay and the server's clock. */
export interface Ping {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "ping";
}

/** `POST /api/quick`: a seat at the table that has waited longest for people, or at a new one. */
export interface PlayNow {
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  /** empty: any */
  game?: string;
  lang?: "en" | "es" | "fr";
  /** what others call this person */
  name: string;
}

/** `POST /api/tables/{id}/on`: a new table from a moment of this finished game, with me at one of its seats. */
export interface PlayOn {
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  /** how many had been given: `step` of a frame of the replay */
  inputs: number;
  lang?: "en" | "es" | "fr";
  /** what others call this person */
  name: string;
  /** a lobby for others in this room; else bots take all other seats and it goes on at once */
  one_room?: boolean;
  seat: number;
}

/** `POST /api/lessons/{game}/{scene}`: everything the learner has answered so far. Nothing is kept. */
export interface PlayScene {
  answers?: Json[];
}

/** A scene after those answers, as the learner's seat sees it. */
export interface PlayedScene {
  ask?: Ask | null;
  /** how many of them are done */
  at: number;
  /** what the learner was told since the scene began */
  events: Json[];
  /** every answer is right */
  free?: boolean;
  /** the task has them under `.hint1` and so on */
  hints?: number;
  /** what the last answer led to, before the last moment, which is `view` */
  moments?: StoryMoment[];
  /** seconds that the last moment is looked at */
  s?: number;
  /** in reply to the last answer */
  said: LessonSaid[];
  seat: number;
  seats: number;
  /** how many the scene has */
  steps: number;
  /** the learner is asked no more: take an answer back */
  stuck?: boolean;
  /** what to do now; null when the scene is done */
  task?: LessonSaid | null;
  view: Json;
  /** the option that leads on, for learners who want to be shown */
  way?: Json | null;
}

/** A turning point: words under `<game>-story-<key>`. */
export interface Point {
  args: Json;
  at: number;
  key: string;
  weight: number;
}

/** Of those who suspected anybody while I was guilty, so many never named me, in so many games. */
export interface Poker {
  games: number;
  n: number;
  of: number;
}

/** Reply to `ping`. */
export interface Pong {
  id: string;
  /** milliseconds since 1970 by the server's clock */
  now: number;
  type: "pong";
}

/** One line of the list of public tables. */
export interface PublicTable {
  game: string;
  id: string;
  /** milliseconds since 1970 by the server's clock */
  opened: number;
  pace: "fast" | "relaxed" | "slow" | "standard" | "untimed";
  people: number;
  seats: number;
  status: "lobby" | "playing";
  taken: number;
  watch: "anyone" | "invited" | "nobody";
}

/** `GET /api/tables`, newest first. */
export interface PublicTables {
  tables: PublicTable[];
}

/** `GET /api/push`: what `PushManager.subscribe` needs (`applicationServerKey`); empty where nobody is called. */
export interface PushKey {
  key: string;
}

/** The cards are dealt and people read who they are. How many still do, but not who: that would be a hint. */
export interface Reading {
  left: number;
  /** when the game begins at the latest, if it does not wait */
  until?: number | null;
}

/** In the lobby: I am ready, or not after all. After the deal, while `table.reading` is there: I know who I am. */
export interface Ready {
  /** chosen by the client; the same id never acts twice */
  id: string;
  ready?: boolean;
  type: "ready";
}

/** Why somebody makes a remark: something that all have seen, or at least could have. */
export interface Reason {
  /** one that the game declares: words under `<game>-why-<id>` */
  id: string;
  /** how many, where it counts something */
  n?: number;
  /** somebody else who plays a part in it */
  seat?: number | null;
}

/** Not done; nothing changed. `key` is the Fluent id of the sentence, `args` its variables. */
export interface Refused {
  args?: Json;
  code: string;
  /** empty when the message could not be read */
  id?: string;
  key: string;
  /** number of the rule behind it, such as `S4.2`, where there is one */
  rule?: string;
  type: "refused";
}

/** A structured remark; `about` is needed by those about a seat, left open by questions and refused by the rest. `why` may give a reason. */
export interface Remark {
  about?: number | null;
  /** chosen by the client; the same id never acts twice */
  id: string;
  remark: "agree" | "applauds" | "ask_who" | "ask_why" | "claim" | "disagree" | "gasps" | "give_hope" | "hurry" | "laughs" | "no_hope" | "not_me" | "promise" | "shrugs" | "sorry" | "spare_me" | "suspect" | "thanks" | "trust" | "trust_me" | "watch_out" | "well_played";
  type: "remark";
  why?: Reason | null;
}

/** After the end: the same people again, and all are told of the new table. The first to ask opens it; in one room the host does, or the last who asks, so that nobody is pulled out of the story while they read it. */
export interface Rematch {
  /** host: another game; empty: the same with its settings */
  game?: string;
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "rematch";
}

/** A new table goes on from this one: same people, same settings, and your seat token is good there too. */
export interface RematchReady {
  key?: string;
  table: string;
  type: "rematch";
}

/** A new name for this seat, and a new face unless it is left out. */
export interface Rename {
  face?: number | null;
  /** chosen by the client; the same id never acts twice */
  id: string;
  /** what others call this person */
  name: string;
  type: "rename";
}

/** A new token for my seat, answered by `link`. The old one opens nothing; devices without my key are sent away. */
export interface Renew {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "renew";
}

/** `GET /api/tables/{id}/replay?eyes=3`, once the game is over. `eyes`: a seat, `watch` or `open`. Frames are the same moments for all eyes. An input that told nobody anything has none of its own. */
export interface Replay {
  eyes: string;
  /** number of the first frame below */
  first: number;
  frames: Frame[];
  secret?: string;
  table: TableInfo;
  talk?: TalkLine[];
  /** number of frames in the whole game */
  total: number;
}

/** Tell the operator about somebody here: what they said and you could read is kept with it. Nobody here is told. */
export interface Report {
  /** chosen by the client; the same id never acts twice */
  id: string;
  seat: number;
  text?: string;
  type: "report";
  why: "abuse" | "cheating" | "name" | "other" | "stalling";
}

/** Everything, once the game is over. */
export interface Reveal {
  aborted?: boolean;
  /** words under `<game>-outcome-<reason>` */
  reason: string;
  scores: Json;
  /** what the commitment covered, for checking the deal */
  secret?: string;
  /** the last view of every seat, in order */
  views: Json[];
  winners: number[];
}

/** How far a person has dropped off: waited for, answered for by default, played for by a bot. */
export type Rung = "bot" | "default" | "grace" | "here";

/** Words to one of the channels that are open to you; some take a few words, once. */
export interface Say {
  /** `table`, `watchers`, or one that the game declares, such as `witches` */
  channel?: string;
  /** chosen by the client; the same id never acts twice */
  id: string;
  text: string;
  type: "say";
}

/** A line of the scores, as a Fluent id; the lines before a total add up to it. */
export interface ScoreLine {
  by_seat: number[];
  label: string;
  total?: boolean;
}

/** Host: a secret link for an empty seat, for a friend or a bot on another machine. Answered by `link`. The first person who opens it has the seat; later ones are told that it is taken. */
export interface SeatLink {
  /** chosen by the client; the same id never acts twice */
  id: string;
  seat: number;
  type: "seat_link";
}

/** Your seat and its token, which is good at once, or (`return`) as soon as the others have agreed. */
export interface Seated {
  info: TableInfo;
  seat: number;
  table: string;
  token: string;
}

export type ServerMessage = Welcome | Snapshot | Update | Lobby | Watchers | Talk | Devices | NoteKept | Muted | End | RematchReady | Link | Accepted | Refused | Pong | Bye;

/** Host: put a bot of this level on an empty seat, change its level, or take it away (`level` null). `GET /api/games` lists the levels of a game; without one, the usual level sits down. */
export interface SetBot {
  /** chosen by the client; the same id never acts twice */
  id: string;
  level?: number | null;
  seat: number;
  type: "set_bot";
}

/** So many of so many. */
export interface Share {
  n: number;
  of: number;
}

/** `POST /api/tables/{id}/sit`: needs the invite key unless the table is public. A person whose face somebody there already has gets the next free one of its row. */
export interface SitDown {
  /** one of the portraits: 1 to 12 in coats, 13 to 24 in gowns; 0: drawn after the name */
  face?: number;
  key?: string;
  lang?: "en" | "es" | "fr";
  /** what others call this person */
  name: string;
  /** what plays here by its own word, such as `level 2` or the name of a model; empty: a person */
  program?: string;
  /** null: the first free one */
  seat?: number | null;
}

/** The whole of what you may know. Replaces everything but the events and lines you already had. */
export interface Snapshot {
  ask?: Ask | null;
  /** events from this number on happened while a bot had your seat */
  away?: number | null;
  /** where you may write now */
  channels?: string[];
  clock?: Clock | null;
  end?: Reveal | null;
  /** from the number in your hello on */
  events?: Json[];
  k?: number;
  /** seats whose talk you chose not to see */
  muted?: number[];
  /** events told to you so far, those below included */
  n?: number;
  note?: string;
  table: TableInfo;
  talk?: TalkLine[];
  type: "snapshot";
  /** null before the start */
  view?: Json | null;
  /** seats that all know to be thinking; empty in secret phases */
  waiting?: number[];
}

/** Host: begin. Every seat must be taken and every person ready. */
export interface Start {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "start";
}

/** What I am like, from finished games alone. Each with its number of games. */
export interface Stats {
  best_streak: number;
  eye: Eye;
  face: Poker;
  /** townsfolk brought down by my card, in so many guilty games */
  framed: Share;
  games: GamePart[];
  /** games whose end I saw, where people can die */
  lived: Share;
  n: number;
  /** to whom I lose: lost, of games against them */
  nemesis?: Other | null;
  /** with whom I win: won, of games on one side */
  partner?: Other | null;
  /** from 30 games of Play now with strangers on */
  ratings?: Band[];
  /** times I was saved, in so many games */
  saved: Share;
  streak: number;
  won: number;
}

/** How far a table has come. A table whose rules this server no longer plays is `unsupported`. */
export type Status = "closed" | "ended" | "lobby" | "playing" | "unsupported";

/** `GET /api/tables/{id}/story`, once the game is over: what turned it, in the order in which it happened. `at` is everywhere the number of an event of the game, from 0. A game without a story leaves the lists empty. */
export interface Story {
  chart?: Chart | null;
  /** who was taken for what they were not, and by whom */
  fooled?: Fooled[];
  /** who suspected whom, and whether that was right then */
  guesses?: Guess[];
  /** seats that were ever on the hidden side */
  guilty?: number[];
  /** where days, nights or rounds begin */
  laps?: Lap[];
  /** at most eight; words under `<game>-story-<key>` */
  points?: Point[];
  /** lines that add up to the total; labels are Fluent ids */
  scores?: ScoreLine[];
  /** by seat, at the end: words under `<game>-side-<name>` */
  sides?: string[];
  /** by seat, the character of a bot: words under `bot-temper-<name>`; empty: a person */
  tempers?: string[];
  /** number of events in the whole game */
  total: number;
}

/** One thing after the other: what you were told, and what changed in your view by it. */
export interface StoryMoment {
  events?: Json[];
  /** top-level keys no longer in your view */
  gone?: string[];
  /** events told to you when it is over */
  n?: number;
  /** seconds for which the table waits for it */
  s?: number;
  /** top-level keys of your view that have a new value */
  view?: Json;
}

/** All that is public about a table apart from the game itself: its settings, and how it stands. Always whole. */
export interface TableInfo extends Required<TableSettings> {
  /** milliseconds since 1970 by the server's clock */
  begins?: number;
  /** hash of the deal's secret and nonce, from the start of the game */
  commitment: string;
  /** games that these people have played before this one */
  games: number;
  /** when the sand-glass of a room that was turned last runs out */
  glass: number | null;
  /** the seat with the host's rights */
  host: number | null;
  id: string;
  /** who asks to come back with another phone */
  knocks: Vote[];
  /** milliseconds since 1970 by the server's clock */
  opened: number;
  /** from which moment of which game this one goes on */
  origin: Origin | null;
  pause: Pause | null;
  people: Person[];
  /** no clock runs and no bot plays before all have said `ready` once more */
  reading: Reading | null;
  /** id of the table that goes on from here */
  rematch: string;
  rematch_wishes: number[];
  rules_version: string;
  status: Status;
  /** how fast bots and stagings go; `rush`: at once, until a person is asked again */
  tempo: "fast" | "normal" | "rush" | "slow";
  vote: Vote | null;
  /** how many are watching */
  watchers: number;
}

/** What the host chose. */
export interface TableSettings {
  /** seats that may ask a coach although other people play, too */
  coach?: number[];
  game: string;
  /** whether the game's channels that need the host's leave are open */
  host_channels?: boolean;
  /** all sit in one room: a screen shows the public table, phones are hands */
  one_room?: boolean;
  options?: Json;
  pace?: "fast" | "relaxed" | "slow" | "standard" | "untimed";
  /** whether programs may sit here: never, with a seat's link from the host, or with any link */
  programs?: "ask" | "never" | "welcome";
  /** listed for everybody, who may then sit down */
  public?: boolean;
  /** what the screen speaks */
  screen_lang?: "en" | "es" | "fr";
  seats: number;
  /** whether secret stages end soon after all have answered or take their whole time */
  secret_stages?: "brisk" | "strict";
  /** who may watch */
  watch?: "anyone" | "invited" | "nobody";
  /** seconds by which watchers lag */
  watch_delay?: number;
  /** whether watchers may talk among themselves */
  watchers_chat?: boolean;
}

/** New lines of talk that you may read. */
export interface Talk {
  k: number;
  lines: TalkLine[];
  /** events told to you before it: show it when you have shown those */
  n?: number;
  type: "talk";
}

/** One line of talk: a text, or a structured remark that each reader sees in their own language. A text with a remark is what somebody wrote and what bots understood of it. */
export interface TalkLine {
  /** the seat a remark is about, or that a question is put to */
  about?: number | null;
  /** milliseconds since 1970 by the server's clock */
  at: number;
  /** `table`, `watchers`, or one that the game declares, such as `witches` */
  channel: string;
  /** this reader's own numbering, from 1 */
  k: number;
  name?: string;
  remark?: "agree" | "applauds" | "ask_who" | "ask_why" | "claim" | "disagree" | "gasps" | "give_hope" | "hurry" | "laughs" | "no_hope" | "not_me" | "promise" | "shrugs" | "sorry" | "spare_me" | "suspect" | "thanks" | "trust" | "trust_me" | "watch_out" | "well_played" | null;
  /** -1: a watcher, named by `name` */
  seat: number;
  /** a bot said it in that person's place */
  stand_in?: boolean;
  text?: string;
  /** why it is made, where its speaker says so */
  why?: Reason | null;
}

/** `POST /api/me/tie`: the same of somebody whom I name by the id in `GET /api/me/company`. */
export interface TieOther {
  /** how I name somebody: nobody else knows it */
  id: string;
  wish: "again" | "apart" | "nothing";
}

/** `POST /api/tables/{id}/tie`: what I wish of the player of that seat: to play again, or to be kept apart. They are told neither; two who both wish to play again are friends. */
export interface TieSeat {
  seat: number;
  wish: "again" | "apart" | "nothing";
}

/** Somebody, as they were called when I wished it. */
export interface Tied {
  /** they wish to play again, too: a friend */
  both?: boolean;
  id: string;
  name: string;
}

/** `GET /api/trial`: the puzzle of a day as its seat knows it, without its answer. */
export interface Trial {
  /** what may be answered: the game's own question, or one about seats */
  ask: Ask;
  /** by Greenwich, such as 2026-11-18 */
  day: string;
  /** mine, for a streak: a sign for each try, `r` `v` `w` `g`, and `l` for a later day */
  days?: Record<string, string>;
  /** what the seat was told last */
  events: Json[];
  /** what the seat knows, in order */
  facts: TrialStep[];
  game: string;
  /** the question under `<game>-trial-<kind>` */
  kind: string;
  seat: number;
  seats: number;
  view: Json;
}

/** What an answer is worth. Only where it is solved or given up the answer and its proof come with it. */
export interface TrialJudged {
  answer?: Json | null;
  proof?: TrialStep[];
  verdict: "given_up" | "right" | "unproven" | "wrong";
}

/** A fact or a step of a proof: words under `<game>-trial-<key>`, and what is known of the seats after it. */
export interface TrialStep {
  args?: Json;
  key: string;
  /** seats of which it may be true */
  may?: number[];
  /** seats of which it must be true */
  sure?: number[];
}

/** A deed that moved the chance of its side (or seat), number `side`, and what all saw its seat do. */
export interface Turn {
  after: number;
  at: number;
  before: number;
  do: Json;
  event: Json | null;
  seat: number;
  side: number;
}

/** In one room: turn the sand-glass, when talk goes on too long (`TableInfo.glass`). It shows a minute, decides nothing and does not say who turned it. Players who may not speak may not turn it. */
export interface TurnGlass {
  /** chosen by the client; the same id never acts twice */
  id: string;
  type: "turn_glass";
}

/** What changed for you in the game. Absent fields did not change. Where several things happened, `moments` has those before the last, in order; the update itself is the last one. The question, the clock and all else belong to it. All viewers have as many moments. */
export interface Update {
  /** null: you are asked nothing now */
  ask?: Ask | null;
  channels?: string[];
  clock?: Clock | null;
  events?: Json[];
  /** top-level keys no longer in your view */
  gone?: string[];
  moments?: StoryMoment[];
  n?: number;
  /** seconds for which the table waits for it */
  s?: number;
  type: "update";
  /** top-level keys of your view that have a new value */
  view?: Json;
  waiting?: number[];
}

/** `GET /api/voices/{game}`: which lines of the narrator's script are there as recordings. */
export interface Voices {
  lines: string[];
}

/** What the table is asked to agree to, or (`return`) somebody who knocks. Nobody is told who voted how. */
export interface Vote {
  /** two digits that the phone which asks to come back shows, too */
  code?: string;
  /** how many have to vote yes */
  needed: number;
  no: number;
  /** who is to be sent away, or asks to come back with another phone */
  seat?: number | null;
  /** when it has failed */
  until: number;
  what: "close" | "kick" | "pause" | "resume" | "return";
  yes: number;
}

/** Of the table's public facts only `watchers` has changed. */
export interface Watchers {
  /** as in `lobby` */
  n?: number;
  type: "watchers";
  watchers: number;
}

/** Reply to `hello`: who you are here. A `snapshot` follows at once. */
export interface Welcome {
  /** four letters that lead to the invitation; empty: links only */
  code?: string;
  /** how many sockets this seat has now, yours included */
  devices?: number;
  host?: boolean;
  /** the invite link's key, for those who sit here */
  key?: string;
  /** milliseconds since 1970 by the server's clock */
  now: number;
  protocol?: number;
  /** the screen link's key, for those who sit at a table in one room */
  screen?: string;
  /** null: you watch */
  seat?: number | null;
  /** your new token: the one you came with opens nothing any more */
  token?: string;
  type: "welcome";
}

/** The form of a table's settings in the lobby. */
export const SETTINGS = [
  {
    "name": "one_room",
    "choices": null
  },
  {
    "name": "pace",
    "choices": [
      "relaxed",
      "standard",
      "fast",
      "untimed",
      "slow"
    ]
  },
  {
    "name": "programs",
    "choices": [
      "never",
      "ask",
      "welcome"
    ]
  },
  {
    "name": "public",
    "choices": null
  },
  {
    "name": "secret_stages",
    "choices": [
      "brisk",
      "strict"
    ]
  },
  {
    "name": "watch",
    "choices": [
      "anyone",
      "invited",
      "nobody"
    ]
  },
  {
    "name": "watch_delay",
    "choices": [
      0,
      30,
      60,
      180,
      600
    ]
  },
  {
    "name": "watchers_chat",
    "choices": null
  }
] as const;

export const DEFAULTS = {
  "TableInfo": {
    "coach": [],
    "commitment": "",
    "games": 0,
    "glass": null,
    "host": null,
    "host_channels": false,
    "knocks": [],
    "one_room": false,
    "opened": 0,
    "options": {},
    "origin": null,
    "pace": "standard",
    "pause": null,
    "programs": "ask",
    "public": false,
    "reading": null,
    "rematch": "",
    "rematch_wishes": [],
    "screen_lang": "en",
    "secret_stages": "brisk",
    "status": "lobby",
    "tempo": "normal",
    "vote": null,
    "watch": "invited",
    "watch_delay": 0,
    "watchers": 0,
    "watchers_chat": false
  },
  "Person": {
    "face": 0,
    "kind": "empty",
    "level": 0,
    "muted": false,
    "name": "",
    "program": "",
    "ready": false,
    "remote": false,
    "rung": "here",
    "until": null,
    "won": 0
  }
} as const;
