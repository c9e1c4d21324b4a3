// The compiler's judgement on examples, which stand in no file.
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../lib/run.ts';

/** Returns the first fault of each piece of code that does not compile, by its name. They are modules of a package. */
export function faultsOf(
  packageName: string,
  code: Readonly<Record<string, string>>,
): Map<string, string> {
  const folder = join(root, 'packages', packageName, 'examples-of-docs');
  const config = join(folder, 'tsconfig.json');
  const files = new Map(
    Object.entries(code).map(([name, text]) => [join(folder, `${name}.tsx`), text]),
  );
  files.set(
    config,
    JSON.stringify({
      extends: '../../../tsconfig.base.json',
      compilerOptions: { composite: false, noEmit: true, emitDeclarationOnly: false },
      files: [...files.keys()],
    }),
  );
  const api = new API({
    cwd: root,
    fs: {
      readFile: (path) => files.get(path),
      fileExists: (path) => (files.has(path) ? true : undefined),
      directoryExists: (path) => (path === folder ? true : undefined),
    },
  });
  try {
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (project === undefined) throw new Error('The compiler opened no project of examples.');
    const faults = new Map<string, string>();
    for (const name of Object.keys(code)) {
      const file = join(folder, `${name}.tsx`);
      const [fault] = [
        ...project.program.getSyntacticDiagnostics(file),
        ...project.program.getSemanticDiagnostics(file),
      ];
      if (fault !== undefined) faults.set(name, fault.text);
    }
    return faults;
  } finally {
    api.close();
  }
}
