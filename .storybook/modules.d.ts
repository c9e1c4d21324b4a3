declare module 'virtual:translations' {
  const translations: readonly import('./translations.ts').Translation[];
  export default translations;
}
