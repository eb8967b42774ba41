import { benchStarting } from './starting.js';
for (const one of await benchStarting())
  console.log(one.name, one.what, one.value.toFixed(2), one.against, one.againstValue.toFixed(2), one.ratio.toFixed(2));
