// The layered sheet, which gives way to a reset in no layer; the unlayered one does not.
import '@agio/whitelabel-themes/themes.css';
import '@agio/ui/styles.css';
import '../reset.css';
