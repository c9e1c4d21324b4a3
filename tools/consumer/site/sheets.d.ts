declare module '#sheets';
