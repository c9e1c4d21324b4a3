#!/usr/bin/env node
import { faultOfNode } from './node-version.ts';

// The rest is loaded afterwards, as an old Node could not even read it.
const fault = faultOfNode(process.version);
if (fault === undefined) await (await import('./main.ts')).create(process.argv.slice(2));
else {
  console.error(fault);
  process.exitCode = 1;
}
