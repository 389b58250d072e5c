// Answers for the networks of `src/page/net.ts` over a pipe, so that Python's tests can ask them without a page.
//
// A message is a letter, a number and a length (32 bits each, little-endian), then as many bytes. "n" makes the network
// of that number: the length of its plan, the plan as JSON, the weights. "a" asks it; the logits come back.
import { readFileSync, writeSync } from 'node:fs';
import ts from 'typescript';

const source = readFileSync(new URL('../src/page/net.ts', import.meta.url), 'utf8');
const { outputText } = ts.transpileModule(source, { compilerOptions: { module: 'esnext', target: 'es2022' } });
const { network } = await import(`data:text/javascript,${encodeURIComponent(outputText)}`);

const networks = new Map();
let held = Buffer.alloc(0);
process.stdin.on('data', (more) => {
  held = Buffer.concat([held, more]);
  while (held.length >= 9) {
    const [number, size] = [held.readUInt32LE(1), held.readUInt32LE(5)];
    if (held.length < 9 + size) return;
    const letter = String.fromCharCode(held[0]);
    const body = held.subarray(9, 9 + size);
    if (letter === 'n') {
      const end = 4 + body.readUInt32LE(0);
      const weights = new Float32Array(Uint8Array.prototype.slice.call(body, end).buffer);
      networks.set(number, network(JSON.parse(body.toString('utf8', 4, end)), weights));
    } else {
      writeSync(1, new Uint8Array(networks.get(number)(body).buffer));
    }
    held = held.subarray(9 + size);
  }
});
