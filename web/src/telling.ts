// Events, questions and options as sentences, by the rules of words.py: what an argument means is declared by its game.
import type { FluentVariable } from '@fluent/bundle';
import type { GameInfo, Json, JsonValue } from './wire/generated';
import { mark, unmark, type Words } from './words.svelte';

const UNKNOWN = 'unknown';
export const NONE = 'none';

export const entry = (id: string): string => id.replaceAll('_', '-').replaceAll('.', '-');

type Bare<Key extends string> = Key extends `${string}.${infer Rest}` ? Rest : Key;

/** The key of an event or decision without the game's id before it. */
export const bare = <Key extends string>(key: Key): Bare<Key> => key.slice(key.indexOf('.') + 1) as Bare<Key>;

export class Teller {
  private readonly families = new Map<string, string>();
  /** The cards that have a rule of their own, by its number, with the rule of all such cards. */
  private readonly cards = new Map<string, { family: string; id: string; rule: string }>();
  private choosing = false;

  constructor(
    readonly game: string,
    private readonly info: Pick<GameInfo, 'words' | 'rules'> | undefined,
    private readonly seatName: (seat: number) => string,
    private readonly words: Words,
    /** The seat that reads: what happens to it is told as "you". */
    private readonly me: number | null = null,
  ) {
    for (const [family, names] of Object.entries(info?.words ?? {}))
      for (const name of names) this.families.set(name, family);
    for (const { rule, by, rules = {} } of Object.values(info?.rules ?? {}))
      for (const [id, number] of by ? Object.entries(rules) : [])
        this.cards.set(number, { family: this.families.get(by!) ?? by!, id, rule });
  }

  /** What an event says, with the marks around names; `pieces` takes it apart. */
  line(event: Json): string {
    return this.tell(this.addressed(entry(String(event.key)), event), event);
  }

  /**
   * The sentence for the part that the reader plays in it, where there is one; or the one for somebody who does it to themself, or with
   * something of theirs (`own`).
   * The forms and their order are those of `Words._addressed` in words.py.
   */
  private addressed(id: string, told: Json): string {
    const plays = (role: string): boolean => {
      const who = told[role];
      return this.me !== null && (Array.isArray(who) ? who.includes(this.me) : who === this.me);
    };
    const parts = (this.info?.words?.seat ?? []).filter(plays);
    const forms = parts.map((part) => (part === 'seat' ? 'you' : `${part}-you`));
    if (parts.length > 1) forms.unshift([...parts, 'you'].join('-'));
    if (told.seat != null && told.seat === told.target) forms.push('self');
    if (told.seat != null && told.seat === told.source)
      forms.splice(0, forms.length, ...forms.map((one) => `own-${one}`), ...forms, 'own');
    const form = forms.find((one) => this.words.has(`${one}-${id}`));
    return form ? `${form}-${id}` : id;
  }

  /** Seconds for which the table shows an event before it goes on. */
  staging(event: Json): number {
    return this.info?.rules?.[bare(String(event.key))]?.staging ?? 0;
  }

  /** The number of the rule behind an event, from what its viewer was told; empty where it has none. */
  rule(event: Json): string {
    const known = this.info?.rules?.[bare(String(event.key))];
    if (!known) return '';
    const number = known.rules?.[String(event[known.by ?? ''])] ?? known.rule;
    // The rule of a card of the house says nothing about one that a set calls otherwise: then it is the rule of all such cards.
    const card = this.cards.get(number);
    return card && this.renamed(card.family, card.id) ? card.rule : number;
  }

  ask(kind: string): string {
    return this.words.t(entry(`${this.game}-ask-${bare(kind)}`));
  }

  /** What an answer says; with the kind of its question as a deed, where there are such words. */
  choice(option: Json, kind = ''): string {
    this.choosing = true;
    const id = this.deed(kind, option) || entry(`${this.game}-do-${option.do}`);
    const label = this.tell(id, option);
    this.choosing = false;
    if (label !== id) return label;
    const { ask: _ask, do: deed, ...named } = option; // a game without words: its options still differ
    return [deed, ...Object.values(named)].join(' ');
  }

  /** The words that say an answer to such a question as a deed; none for somebody who names themself. */
  deed(kind: string, option: Json): string {
    const id = entry(`${this.game}-deed-${bare(kind)}-${option.do}`);
    return (option.do === 'seat' && option.seat === this.me) || !this.words.has(id) ? '' : id;
  }

  has(family: string, value: JsonValue, attribute?: string): boolean {
    return this.words.has(this.id(family, value, attribute));
  }

  /** Whether a card set of one's own calls it something else: then nobody knows what it looks like. */
  renamed(family: string, value: JsonValue): boolean {
    return this.words.renamed(this.id(family, value));
  }

  name(family: string, value: JsonValue, attribute?: string): string {
    return this.words.t(this.id(family, value, attribute));
  }

  /** A value of the view in words: ids by name, counts as `2 × Silk`. */
  show(field: string, value: JsonValue): string {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) {
      const text = unmark(String(this.argument(field, undefined, value)));
      return text === NONE ? '–' : text;
    }
    const family = this.families.get(field);
    const counted = Object.entries(value).filter(([, n]) => n !== 0);
    return counted.map(([id, n]) => `${n} × ${family ? this.name(family, id) : id}`).join(', ') || '–';
  }

  /** A sentence with one value in it. */
  about(family: string, id: string, attribute: string, value: JsonValue, field: string): string {
    return this.words.t(this.id(family, id, attribute), {
      value: typeof value === 'number' ? value : this.show(field, value),
    });
  }

  /** A seat as a table or a picture calls it: "You" for the reader's own. */
  called(seat: number): string {
    return seat === this.me ? this.words.t('web-you') : this.seatName(seat);
  }

  /** How the game ended; told to a winner, the winners that are named are the others. */
  outcome(reason: string, winners: readonly number[]): string {
    const id = entry(`${this.game}-outcome-${reason}`);
    const mine = this.me !== null && winners.includes(this.me) && this.words.has(`you-${id}`);
    const names = winners.filter((seat) => !mine || seat !== this.me).map((seat) => this.seatName(seat));
    return this.words.raw(mine ? `you-${id}` : id, {
      winners: names.length ? this.join(names) : NONE,
      'winners-n': winners.length,
    });
  }

  /** The same sentences as they are told to people who were not there. */
  forAll(): Teller {
    return new Teller(this.game, this.info, this.seatName, this.words);
  }

  /** What the story of a finished game says: a turning point, a day or round, a title. */
  story(key: string, args: Json): string {
    return this.tell(this.addressed(entry(`${this.game}-story-${key}`), args), args);
  }

  /** How ids of this game begin in the words. */
  get entry(): string {
    return entry(this.game);
  }

  seats(seats: readonly number[]): string {
    return this.join(seats.map((seat) => this.seatName(seat)));
  }

  /** Several alike in a row are counted. */
  alike(items: readonly string[]): string[] {
    const runs: { item: string; n: number }[] = [];
    for (const item of items) {
      const last = runs.at(-1);
      if (last?.item === item) last.n += 1;
      else runs.push({ item, n: 1 });
    }
    return runs.map(({ item, n }) => (n === 1 ? item : this.words.raw('list-times', { item, n })));
  }

  /** `A, B and C`, as the language says it. */
  join(items: readonly string[]): string {
    if (items.length <= 1) return items.join('');
    let head = items[0]!;
    for (const next of items.slice(1, -1)) head = this.words.raw('list-more', { head, next });
    return this.words.raw('list-last', { head, last: items.at(-1)! });
  }

  tell(id: string, given: Json): string {
    // The sentence asks for what it needs; a record of every possible variable would be mostly waste.
    const value = (variable: string): FluentVariable => this.variable(variable, given);
    const args = new Proxy<Record<string, FluentVariable>>(
      {},
      {
        get: (_, name) => value(String(name)),
        getOwnPropertyDescriptor: (_, name) => ({ configurable: true, enumerable: true, value: value(String(name)) }),
      },
    );
    return this.words.raw(id, args);
  }

  private id(family: string, value: JsonValue, attribute?: string): string {
    return entry(`${this.game}-${family}-${value}`) + (attribute ? `.${attribute}` : '');
  }

  private variable(variable: string, given: Json): FluentVariable {
    for (const name of [variable, variable.replaceAll('-', '_')])
      if (name in given) return this.argument(name, undefined, given[name]!);
    const dash = variable.lastIndexOf('-');
    if (dash < 0) return UNKNOWN;
    const name = variable.slice(0, dash).replaceAll('-', '_');
    return name in given ? this.argument(name, variable.slice(dash + 1), given[name]!) : UNKNOWN;
  }

  private argument(name: string, attribute: string | undefined, value: JsonValue): FluentVariable {
    const family = this.families.get(name);
    if (Array.isArray(value)) {
      if (attribute === 'n') return value.length;
      if (!value.length) return NONE;
      const items = value.map((item) =>
        family === 'seat' && item === this.me
          ? mark(this.words.t('you-name'))
          : String(this.argument(name, attribute, item)),
      );
      return this.join(family === 'seat' ? items : this.alike(items));
    }
    if (value === null || (family === 'seat' && value === -1)) return NONE;
    if (value === UNKNOWN) return UNKNOWN;
    if (typeof value === 'boolean') return value ? 'yes' : 'no';
    if (typeof value === 'object') return UNKNOWN;
    if (attribute === 'id' || family === undefined) return value;
    if (family === 'seat') return this.person(Number(value));
    return this.words.t(this.id(family, value, attribute));
  }

  /** On a button my own seat is "you"; in a sentence that has no form for me it keeps its name, or its verb would be wrong. */
  private person(seat: number): string {
    return mark(this.choosing && seat === this.me ? this.words.t('you-name') : this.seatName(seat));
  }
}
