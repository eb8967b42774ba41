import { testDecided } from '../../support/decided.js';

testDecided('finest-hour');
