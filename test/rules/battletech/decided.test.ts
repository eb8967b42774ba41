import { testDecided } from '../../support/decided.js';

testDecided('battletech');
