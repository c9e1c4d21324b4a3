/** The command cannot do what it was called for; the message says why, and the way out. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** Exit code: 1 for what is there, 2 for how the command was called. */
  readonly code: 1 | 2;

  constructor(message: string, code: 1 | 2 = 1) {
    super(message);
    this.code = code;
  }
}

/** Runs a program; a refusal is a sentence without the stack of what was no fault of the program. */
export async function endWith(run: () => Promise<void>): Promise<void> {
  try {
    await run();
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error);
    process.exitCode = error instanceof Refusal ? error.code : 1;
  }
}
