// The HTTP side of the server. Tokens travel in headers, never in addresses.
import type {
  AboutMe,
  Address,
  Analysed,
  Befriend,
  Befriended,
  CallFriend,
  Brought,
  CardSetList,
  CheckedCards,
  Checked,
  ComeBack,
  Counsel,
  DeleteMe,
  DeviceId,
  Done,
  Games,
  GameText,
  Invited,
  JoinMe,
  Joined,
  Json,
  Me,
  Mine,
  MyCode,
  MyCompany,
  MyGames,
  MyTables,
  Opened,
  OpenTable,
  Panels,
  PasskeyMade,
  PasskeyShown,
  PasskeyWish,
  PlayNow,
  PlayedScene,
  PlayOn,
  HttpProblem,
  PushKey,
  Replay,
  Seated,
  SitDown,
  Story,
  TableInfo,
  TieOther,
  TieSeat,
  Trial,
  TrialJudged,
  Voices,
} from './generated';
import { carry, LOST } from '$carrier';
import { awake, become, personKey } from './person';
import { whole } from './whole';

/** A refusal whose `key` names the sentence for people. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly key: string,
    readonly args: Json = {},
    /** The number of the rule that says no, where one does. */
    readonly rule = '',
  ) {
    super(code);
  }
}

/** What opens a table to us: the token of a seat or of the host, or the invite key. */
export interface Pass {
  /** Empty for somebody else who sits on this device, too. */
  person?: string | undefined;
  token?: string | undefined;
  key?: string | undefined;
  /** That it is me, where I have a passkey. */
  proof?: string;
}

function headers(pass: Pass = {}): Record<string, string> {
  const set: Record<string, string> = { Accept: 'application/json' };
  const person = pass.person ?? personKey();
  if (person) set['X-Person'] = person;
  if (pass.token) set.Authorization = `Bearer ${pass.token}`;
  if (pass.key) set['X-Invite-Key'] = pass.key;
  if (pass.proof) set['X-Proof'] = pass.proof;
  return set;
}

async function call(path: string, pass?: Pass, body?: unknown): Promise<Response> {
  await awake();
  let response: Response;
  try {
    response = await carry(path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: body === undefined ? headers(pass) : { ...headers(pass), 'Content-Type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal('offline', LOST);
  }
  if (response.ok) return response;
  let problem: HttpProblem | null = null;
  try {
    problem = (await response.json()) as HttpProblem;
  } catch {
    /* not JSON: a proxy's own page */
  }
  if (problem?.code === 'device_removed') become('', false); // what this device plays from now on is somebody else's
  // A code that cannot be one, typed by hand or cut short in a chat: to a person it is a table that does not exist.
  if (problem?.code === 'unreadable' && body === undefined && path.startsWith('/api/tables/'))
    throw new Refusal('no-such-table', 'server-refused-no-such-table');
  throw new Refusal(
    problem?.code ?? String(response.status),
    problem?.key ?? 'web-server-trouble',
    problem?.args ?? {},
    problem?.rule ?? '',
  );
}

const json = async <T>(path: string, pass?: Pass, body?: unknown): Promise<T> =>
  (await (await call(path, pass, body)).json()) as T;

/** Where the recording of one of them is. */
export const voiceAddress = (game: string, lang: string, line: string): string =>
  `/api/voices/${encodeURIComponent(game)}/${encodeURIComponent(line)}?lang=${lang}`;

export const api = {
  games: () => json<Games>('/api/games'),
  /** A text of a game: its numbered rules, its short introduction, or its words. */
  text: async (what: 'rules' | 'howto' | 'words', game: string, lang: string) =>
    (await json<GameText>(`/api/${what}/${encodeURIComponent(game)}?lang=${lang}`)).text,
  /** A scene of a lesson after these answers. */
  scene: (game: string, scene: string, answers: Json[]) =>
    json<PlayedScene>(`/api/lessons/${game}/${scene}`, undefined, { answers }),
  /** Moments of a game, one for each picture of how it is played. */
  panels: (game: string) => json<Panels>(`/api/panels/${encodeURIComponent(game)}`),
  /** The puzzle of so many days ago, and what an answer to it is worth; no answer gives it up. */
  trial: (back: number) => json<Trial>(`/api/trial?back=${back}`),
  judge: (day: string, answer: Json | null, over = false) =>
    json<TrialJudged>('/api/trial', undefined, { day, answer, over }),
  cardSets: () => json<CardSetList>('/api/card-sets'),
  checkCards: (text: string) => json<CheckedCards>('/api/card-sets', undefined, { text }),
  /** Which lines of the narrator are recorded. */
  voices: (game: string, lang: string) => json<Voices>(`/api/voices/${encodeURIComponent(game)}?lang=${lang}`),
  push: () => json<PushKey>('/api/push'),
  address: () => json<Address>('/api/address'),
  /** The tables at which this person sits, from whatever device. */
  mine: () => json<MyTables>('/api/me/tables'),
  me: () => json<Me>('/api/me'),
  know: (about: AboutMe) => json<Done>('/api/me', undefined, about),
  myGames: (before: number) => json<MyGames>(`/api/me/games?before=${before}`),
  link: (proof: string) => json<MyCode>('/api/me/link', { proof }, {}),
  paper: (proof: string) => json<MyCode>('/api/me/paper', { proof }, {}),
  makePasskey: (proof: string) => json<PasskeyWish>('/api/me/passkey/make', { proof }, {}),
  madePasskey: (made: PasskeyMade) => json<Done>('/api/me/passkey/made', undefined, made),
  askPasskey: () => json<PasskeyWish>('/api/me/passkey/ask', undefined, {}),
  askedPasskey: (shown: PasskeyShown) => json<Joined>('/api/me/passkey/asked', undefined, shown),
  join: (wish: JoinMe) => json<Joined>('/api/me/join', undefined, wish),
  told: () => json<Done>('/api/me/told', undefined, {}),
  forget: (device: DeviceId, proof: string) => json<Done>('/api/me/forget', { proof }, device),
  exported: () => json<Mine>('/api/me/export'),
  deleteMe: (wish: DeleteMe, proof: string) => json<Done>('/api/me/delete', { proof }, wish),
  /** The invitation that four letters lead to. */
  code: (code: string) => json<Invited>(`/api/codes/${encodeURIComponent(code)}`),
  open: (wish: OpenTable) => json<Opened>('/api/tables', undefined, wish),
  table: async (id: string, pass: Pass) => whole(await json<TableInfo>(`/api/tables/${id}`, pass)),
  /** What I wish of whoever has a seat at a table of mine, and of somebody whom I know. */
  tie: (id: string, wish: TieSeat) => json<Done>(`/api/tables/${id}/tie`, undefined, wish),
  tieOther: (wish: TieOther) => json<Done>('/api/me/tie', undefined, wish),
  company: () => json<MyCompany>('/api/me/company'),
  friendLink: () => json<MyCode>('/api/me/friend', undefined, {}),
  befriend: (wish: Befriend) => json<Befriended>('/api/me/befriend', undefined, wish),
  callFriend: (id: string, wish: CallFriend) => json<Done>(`/api/tables/${id}/call`, undefined, wish),
  /** A seat among strangers, at once. */
  quick: (wish: PlayNow) => json<Seated>('/api/quick', undefined, wish),
  sit: (id: string, wish: SitDown, pass: Pass = {}) => json<Seated>(`/api/tables/${id}/sit`, pass, wish),
  comeBack: (id: string, wish: ComeBack) => json<Seated>(`/api/tables/${id}/return`, undefined, wish),
  replay: (id: string, pass: Pass, eyes: string, first: number, count: number) =>
    json<Replay>(`/api/tables/${id}/replay?eyes=${eyes}&first=${first}&count=${count}`, pass),
  playOn: (id: string, wish: PlayOn, pass: Pass) => json<Opened>(`/api/tables/${id}/on`, pass, wish),
  story: (id: string, pass: Pass) => json<Story>(`/api/tables/${id}/story`, pass),
  analysis: (id: string, pass: Pass) => json<Analysed>(`/api/tables/${id}/analysis`, pass),
  /** What a coach says about the question that my seat is asked. */
  coach: (id: string, pass: Pass) => json<Counsel>(`/api/tables/${id}/coach`, pass),
  verify: (id: string, pass: Pass) => json<Checked>(`/api/tables/${id}/verify`, pass),
  /** Opens the record of a finished game again. */
  bring: (text: string) => json<Brought>('/api/records', undefined, { text }),
  record: async (id: string, pass: Pass) => (await call(`/api/tables/${id}/record`, pass)).blob(),
};
