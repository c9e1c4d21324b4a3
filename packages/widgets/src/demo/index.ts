export { DemoPanel, type DemoPanelProps } from './demo-panel.tsx';
