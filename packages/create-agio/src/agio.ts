#!/usr/bin/env node
import { faultOfNode } from './node-version.ts';

const fault = faultOfNode(process.version);
if (fault === undefined) await (await import('./main.ts')).agio(process.argv.slice(2));
else {
  console.error(fault);
  process.exitCode = 1;
}
