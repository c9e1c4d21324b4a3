import { expect, test } from 'vitest';
import { radixCopies } from './radix-copies.ts';

const lockfile = (snapshots: string) =>
  `packages:\n\n  'x@1.0.0': {}\n\nsnapshots:\n\n${snapshots}`;

test('every copy of a layer is counted, by version and by peers', () => {
  const copies = radixCopies(
    lockfile(
      "  '@radix-ui/react-focus-scope@1.3.1(react@19.3.1)':\n    dependencies: {}\n" +
        "  '@radix-ui/react-focus-scope@1.1.0(react@19.3.1)':\n" +
        "  '@radix-ui/react-portal@1.2.0(react@19.3.1)':\n" +
        "  '@radix-ui/react-portal@1.2.0(react@18.3.1)':\n" +
        "  '@radix-ui/react-slot@1.5.0': {}\n",
    ),
  );
  expect(copies.get('@radix-ui/react-focus-scope')).toHaveLength(2);
  expect(copies.get('@radix-ui/react-portal')).toHaveLength(2);
  expect(copies.get('@radix-ui/react-slot')).toStrictEqual(['1.5.0']);
});

test('a lockfile of another form is not taken for one without copies', () => {
  expect(() => radixCopies('packages: {}')).toThrow('snapshots');
});
