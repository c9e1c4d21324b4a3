// Menu and layer in one file that is fetched: they share most of their code, and who opens the menu draws.
export { ChartDrawings } from './chart-drawings.tsx';
export { DrawingMenu } from './drawing-menu.tsx';
