// A table's public facts with nothing left out: the server sends only what differs from the default.
import { DEFAULTS, type Person, type TableInfo } from './generated';

export type Seated = Required<Person>;
export type Table = Required<Omit<TableInfo, 'people' | 'begins'>> & { people: Seated[]; begins?: number };

export function whole(info: TableInfo): Table {
  return {
    ...DEFAULTS.TableInfo,
    ...info,
    people: info.people.map((person) => ({ ...DEFAULTS.Person, ...person })),
  } as Table;
}
