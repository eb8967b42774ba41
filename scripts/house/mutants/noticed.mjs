/**
 * Whether tests are missing from the run of a mutant that is said to have survived: it kept their files from loading, which
 * Stryker does not count. What is read while a file loads is tried by all tests, anything else by those that come across it.
 * `everyTest`: how many tests there are.
 */
export const noticed = ({ status, static: isStatic, coveredBy = [], testsCompleted = 0 }, everyTest) =>
  status === 'Survived' && testsCompleted < (isStatic ? everyTest : coveredBy.length);
