// Turns the server's JSON Schema into TypeScript. `node scripts/wire.mjs` asks the server's code for the schema and writes both files;
// `--check` fails when what is committed is not what the server says today.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const SCHEMA = here('../src/wire/schema.json');
/** Shapes that the client wants whole. */
const FILLED = ['TableInfo', 'Person'];
const TYPES = here('../src/wire/generated.ts');

/** The schema as the server's code prints it, or null on a machine that has only Node. */
function fromServer() {
  const python = process.env.MEETINGHOUSE_PYTHON ?? here('../../.venv/bin/python');
  if (!existsSync(python)) return null;
  const env = { ...process.env, PYTHONPATH: here('../../src') };
  const run = spawnSync(python, ['-m', 'meetinghouse.server.wire.schema'], {
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
      const item = typeOf(s.items ?? {}, depth);
      return item.includes(' | ') ? `(${item})[]` : `${item}[]`;
    }
    case 'object':
      if (s.properties) return body(s, depth);
      if (s.additionalProperties && typeof s.additionalProperties === 'object')
        return `Record<string, ${typeOf(s.additionalProperties, depth)}>`;
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
    out += s.properties
      ? `\n${why}export interface ${name} ${body(s, 1)}\n`
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
  out += `\nexport const DEFAULTS = ${JSON.stringify(defaults, null, 2)} as const;\n`;
  return out;
}

const check = process.argv.includes('--check');
const served = fromServer();
const committed = existsSync(SCHEMA) ? readFileSync(SCHEMA, 'utf8') : '';
if (check) {
  if (served !== null && served !== committed) fail('src/wire/schema.json is not what the server says: npm run wire');
  if (generate(JSON.parse(committed)) !== readFileSync(TYPES, 'utf8'))
    fail('src/wire/generated.ts is stale: npm run wire');
} else {
  if (served === null) fail('no Python with the server found: set MEETINGHOUSE_PYTHON');
  writeFileSync(SCHEMA, served);
  writeFileSync(TYPES, generate(JSON.parse(served)));
}

function fail(why) {
  console.error(why);
  process.exit(1);
}
