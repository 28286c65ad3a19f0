// Measures the site in Chromium: npm run bench. `-- --only paints,keys` measures some parts, `-- --smoke` does
// each part once, without bars.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, smoke: { type: 'boolean', default: false } },
});
// Figures need the machine to themselves.
const workers = values.smoke ? '2' : '1';
const { status } = spawnSync(
  'playwright',
  ['test', '--config', 'scripts/bench', '--workers', workers, ...values.only.split(',')],
  { stdio: 'inherit', env: { ...process.env, BENCH_SMOKE: String(values.smoke) } },
);
process.exitCode = status ?? 1;
