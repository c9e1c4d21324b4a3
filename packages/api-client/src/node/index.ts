/**
 * Sign-in of a person from a program in Node.js, through the browser of their computer.
 *
 * @module
 */
export { createLoopbackSession, type LoopbackSessionOptions } from './loopback-session.ts';
