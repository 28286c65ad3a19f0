// Runs npm scripts side by side, whichever of them fail, and says at the end which did: npm run check
import concurrently from 'concurrently';

const { result } = concurrently(
  process.argv.slice(2).map((name) => `npm:${name}`),
  { group: true },
);
const ended = await result.catch((/** @type {typeof result} */ events) => events);
const red = ended.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
console.log(red.length ? `\nRed: ${red.join(', ')}` : '\nAll is green.');
process.exitCode = red.length ? 1 : 0;
