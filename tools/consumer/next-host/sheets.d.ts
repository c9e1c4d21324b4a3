declare module '#theme';
