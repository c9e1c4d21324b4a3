// What the unlayered sheet is for: this one gives way to a reset in no layer.
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../reset.css';
