// Turns the server's JSON Schema into TypeScript: the wire's own messages, and what each game sends in them (its views, events and options,
// in `src/games/<game>/wire.ts`; what its companion for the printed box counts with, in `companion/declared.ts`). `node scripts/wire.mjs`
// asks the server's code and writes the files; `--check` fails when what is committed is not what the server says today.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = here('../src/wire/schema.json');
/** Shapes that the client wants whole. */
const FILLED = ['TableInfo', 'Person'];
/** Shapes with all that another has. */
const EXTENDING = { OpenTable: 'TableSettings', TableInfo: 'TableSettings' };
const TYPES = here('../src/wire/generated.ts');

const typesOf = (game) => here(`../src/games/${game}/wire.ts`);
const companionOf = (game) => here(`../src/games/${game}/companion/declared.ts`);

/** What a module of the server's code prints, or null on a machine that has only Node. */
function fromServer(...words) {
  const python = process.env.MEETINGHOUSE_PYTHON ?? here('../../.venv/bin/python');
  if (!existsSync(python)) return null;
  const env = { ...process.env, PYTHONPATH: here('../../src') };
  const run = spawnSync(python, words, {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 24,
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return run.stdout;
}

function typeOf(s, depth = 1) {
  if (s.$ref) return s.$ref.split('/').pop();
  if (s.enum) return s.enum.map((v) => JSON.stringify(v)).join(' | ');
  const any = s.anyOf ?? s.oneOf;
  if (any) return [...new Set(any.map((one) => typeOf(one, depth)))].join(' | ');
  if (Array.isArray(s.type)) return s.type.map((type) => typeOf({ ...s, type }, depth)).join(' | ');
  switch (s.type) {
    case 'string':
      return 'string';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'boolean';
    case 'null':
      return 'null';
    case 'array': {
      if (s.prefixItems) return `[${s.prefixItems.map((one) => typeOf(one, depth)).join(', ')}]`;
      const item = typeOf(s.items ?? {}, depth);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      if (s.properties) return body(s, depth);
      if (s.additionalProperties && typeof s.additionalProperties === 'object') {
        const value = typeOf(s.additionalProperties, depth);
        return s.propertyNames && !s.propertyNames.pattern
          ? `Partial<Record<${typeOf(s.propertyNames)}, ${value}>>`
          : `Record<string, ${value}>`;
      }
      return 'Json';
    default:
      return 'JsonValue';
  }
}

function body(s, depth) {
  const pad = '  '.repeat(depth);
  const rows = Object.entries(s.properties).map(([name, p]) => {
    const why = p.description ? `${pad}/** ${p.description} */\n` : '';
    return `${why}${pad}${name}${s.required?.includes(name) ? '' : '?'}: ${typeOf(p, depth + 1)};\n`;
  });
  return `{\n${rows.join('')}${'  '.repeat(depth - 1)}}`;
}

function generate(schema) {
  let out =
    '// Made by scripts/wire.mjs from schema.json, which the server writes. Do not edit.\n' +
    'export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };\n' +
    'export type Json = { [key: string]: JsonValue };\n' +
    `export const PROTOCOL = ${schema['x-protocol']};\n`;
  for (const [name, s] of Object.entries(schema.$defs)) {
    const why = s.description ? `/** ${s.description.replace(/\s+/g, ' ')} */\n` : '';
    const base = EXTENDING[name];
    const known = schema.$defs[base]?.properties ?? {};
    const whole = Object.keys(known).every((one) => s.required.includes(one));
    const extending = base ? `extends ${whole ? `Required<${base}>` : base} ` : '';
    const properties = Object.fromEntries(Object.entries(s.properties ?? {}).filter(([one]) => !(one in known)));
    out += s.properties
      ? `\n${why}export interface ${name} ${extending}${body({ ...s, properties }, 1)}\n`
      : `\n${why}export type ${name} = ${typeOf(s)};\n`;
  }
  // The server leaves out what has its default value; what the client keeps for long is filled in again.
  const defaults = Object.fromEntries(
    FILLED.map((name) => [
      name,
      Object.fromEntries(
        Object.entries(schema.$defs[name].properties)
          .filter(([, p]) => 'default' in p)
          .map(([key, p]) => [key, p.default]),
      ),
    ]),
  );
  const settings = Object.entries(schema.$defs.TableSettings.properties)
    .filter(([, p]) => !p['x-elsewhere'])
    .map(([name, p]) => ({ name, choices: p.examples ?? null }));
  out += `\n/** The form of a table's settings in the lobby. */\nexport const SETTINGS = ${JSON.stringify(settings, null, 2)} as const;\n`;
  out += `\nexport const DEFAULTS = ${JSON.stringify(defaults, null, 2)} as const;\n`;
  return out;
}

/** The shape of an object on one line. */
function inline(s) {
  const rows = Object.entries(s.properties).map(
    ([name, p]) => `${name}${s.required.includes(name) ? '' : '?'}: ${typeOf(p)}`,
  );
  return `{ ${rows.join('; ')} }`;
}

/** A union of events or options: those with the same arguments share a line. */
function union(all) {
  const names = new Map();
  for (const one of all) {
    const name = 'key' in one.properties ? 'key' : 'do';
    const shape = inline({ ...one, properties: { ...one.properties, [name]: { enum: ['@'] } } });
    names.set(shape, [...(names.get(shape) ?? []), typeOf(one.properties[name])]);
  }
  return [...names].map(([shape, found]) => `  | ${shape.replace('"@"', found.join(' | '))}`).join('\n');
}

/** What views of all games have in common, in `src/games/wire.ts`; a game's own kinds of decisions are filled in. */
const COMMON = ['rules', 'viewer', 'seats', 'options', 'next_id', 'stack', 'decision', 'outcome'];
function generateCommon({ $defs: defs }) {
  const { View: view, DecisionShape: decision, OutcomeShape: outcome } = defs;
  const common = { ...view, properties: Object.fromEntries(COMMON.map((name) => [name, view.properties[name]])) };
  const of = (text) => text.replaceAll('DecisionKind', 'Kind').replaceAll('DecisionShape', 'DecisionShape<Kind>');
  return (
    '// What the views of all games have in common. Made by scripts/wire.mjs from what the games declare. Do not edit.\n' +
    "import type { Json, JsonValue } from '../wire/generated';\n\n" +
    `export type DecisionShape<Kind extends string> = ${of(body(decision, 1))};\n\n` +
    `export type OutcomeShape = ${body(outcome, 1)};\n\n` +
    `export type CommonView<Kind extends string> = ${of(body(common, 1))};\n`
  );
}

/** What one game sends. Types, not interfaces: they are JSON, and may be given wherever JSON is taken. */
function generateGame(schema) {
  const head = `// What ${schema.title} sends. Made by scripts/wire.mjs from what the game declares. Do not edit.\n`;
  const own = Object.entries(schema.$defs).filter(([name]) => name !== 'DecisionShape' && name !== 'OutcomeShape');
  const parts = own.map(([name, s]) => {
    if (name === 'View') {
      const properties = Object.fromEntries(Object.entries(s.properties).filter(([row]) => !COMMON.includes(row)));
      return `export type View = CommonView<DecisionKind> & ${body({ ...s, properties }, 1)};\n`;
    }
    if (s['x-ids']) {
      const ids = `${name.replace(/(?<=[a-z])(?=[A-Z])/g, '_').toUpperCase()}_IDS`;
      return `export const ${ids} = ${JSON.stringify(s.enum)} as const;\nexport type ${name} = (typeof ${ids})[number];\n`;
    }
    if (s.enum) return `export type ${name} = ${typeOf(s)};\n`;
    if (s.anyOf) return `export type ${name} =\n${union(s.anyOf)};\n`;
    return `export type ${name} = ${body(s, 1)};\n`;
  });
  const text = parts.join('\n');
  const used = ['Json', 'JsonValue'].filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  const json = used.length ? `import type { ${used.join(', ')} } from '../../wire/generated';\n` : '';
  return `${head}${json}import type { CommonView } from '../wire';\n\n${text}`;
}

/** What a game declares for its printed box; the type, written by hand beside it, says what the pages may count on. */
function generateCompanion(companion) {
  const { scenes, ...rest } = companion;
  const rows = Object.entries(rest).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},\n`);
  return (
    '// Made by scripts/wire.mjs from what the game declares. Do not edit.\n' +
    "import type { Declared } from './sheet';\n\n" +
    `/** Apart from the rest: a game on screens reads these lines, too. */\nexport const SCENES: Declared['scenes'] = ${JSON.stringify(scenes)};\n\n` +
    `export const SHEET: Declared = {\n${rows.join('')}  scenes: SCENES,\n};\n`
  );
}

const check = process.argv.includes('--check');
const served = fromServer('-m', 'meetinghouse.server.wire.schema');
const games = Object.entries(JSON.parse(fromServer(here('../../tools/game_shapes.py')) ?? '{}'));
/** What the companion pages for the printed games count with, from the rules and card sets. */
const companions = Object.entries(JSON.parse(fromServer('-m', 'meetinghouse.learn.companion') ?? '{}'));
const committed = existsSync(SCHEMA) ? readFileSync(SCHEMA, 'utf8') : '';
if (check) {
  if (served !== null && served !== committed) fail('src/wire/schema.json is not what the server says: npm run wire');
  if (generate(JSON.parse(committed)) !== readFileSync(TYPES, 'utf8'))
    fail('src/wire/generated.ts is stale: npm run wire');
  for (const [path, text] of gameFiles())
    if (!existsSync(path) || text !== readFileSync(path, 'utf8')) fail(`${path} is stale: npm run wire`);
} else {
  if (served === null) fail('no Python with the server found: set MEETINGHOUSE_PYTHON');
  writeFileSync(SCHEMA, served);
  writeFileSync(TYPES, generate(JSON.parse(served)));
  for (const [path, text] of gameFiles()) writeFileSync(path, text);
}

/** The files of the games and what stands in them. */
function gameFiles() {
  if (!games.length) return [];
  return [
    [here('../src/games/wire.ts'), generateCommon(games[0][1])],
    ...games.map(([game, schema]) => [typesOf(game), generateGame(schema)]),
    ...companions.map(([game, companion]) => [companionOf(game), generateCompanion(companion)]),
  ];
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
