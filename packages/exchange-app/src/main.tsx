import '@agio/whitelabel-themes/fonts.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '@agio/widgets/styles.css';
import './app.css';
import { boot } from './boot.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');
boot(root);
