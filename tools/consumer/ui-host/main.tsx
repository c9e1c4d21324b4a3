import '#sheets';
import '@agio/whitelabel-themes/fonts.css';
import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';

const root = document.querySelector('#root');
if (root) createRoot(root).render(<App />);
