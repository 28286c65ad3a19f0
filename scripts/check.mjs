// Runs npm scripts side by side, then the last one alone, whichever fail, and says at the end which did: npm run check
import concurrently from 'concurrently';

/** @param {string[]} names */
function run(names) {
  const { result } = concurrently(
    names.map((name) => `npm:${name}`),
    { group: true },
  );
  return result.catch((/** @type {typeof result} */ events) => events);
}

const names = process.argv.slice(2);
// Tests have the machine to themselves: what they load may time out.
const ended = [...(await run(names.slice(0, -1))), ...(await run(names.slice(-1)))];
const red = ended.filter(({ exitCode }) => exitCode !== 0).map(({ command }) => command.name);
console.log(red.length ? `\nRed: ${red.join(', ')}` : '\nAll is green.');
process.exitCode = red.length ? 1 : 0;
