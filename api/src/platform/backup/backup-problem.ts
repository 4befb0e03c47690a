/** What an operator can put right, said in one sentence: commands print it without a stack. */
export class BackupProblem extends Error {}

/** Another process is backing up this database right now. */
export class BackupUnderWay extends BackupProblem {}
