/**
 * Numbers of the two states in which the server answers nobody's question and says so in words of its own,
 * apart from all others because every page knows them from its first moment. [ERR-22] [ERR-23]
 */
export const serverStates = { under_maintenance: 5031, server_busy: 5032 } as const;
