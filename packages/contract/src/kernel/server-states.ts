/**
 * Numbers of the states in which the server answers nobody's question and says so in words of its own, apart from
 * all others because every page knows them from its first moment. `outcome_unknown`: the database was lost while it
 * may have been writing, and nothing but looking tells whether it was done. [ERR-22] [ERR-23]
 */
export const serverStates = {
  under_maintenance: 5031,
  server_busy: 5032,
  outcome_unknown: 5033,
} as const;
