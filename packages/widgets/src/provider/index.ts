export { trustOwnWorkers } from '../files/document-viewer/trusted-scripts.ts';
export { loadToasts, WidgetsProvider, type WidgetsProviderProps } from './widgets-provider.tsx';
