// What the first line of our sheet is for: said otherwise before it, the host's preflight goes over our components.
import '../wrong-layers.css';
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../tailwind.css';
