/** Leaves a spec to Node, which compiles and loads it (`native-environment.mjs`). */
export default { process: () => ({ code: 'loadNatively(__filename, jest);' }) };
