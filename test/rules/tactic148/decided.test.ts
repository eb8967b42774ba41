import { testDecided } from '../../support/decided.js';

testDecided('tactic148');
