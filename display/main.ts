import '@fontsource-variable/atkinson-hyperlegible-next/index.css';
import './theme.css';
import './fp-app.js';
