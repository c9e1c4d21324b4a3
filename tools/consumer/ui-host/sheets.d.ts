declare module '#sheets';
declare module '#theme';
