// Runs a TypeScript module with Vite: node scripts/run.mjs <module> [arguments]
import { runnerImport } from 'vite';

process.argv.splice(1, 1);
await runnerImport(process.argv[1] ?? '', { configFile: false });
