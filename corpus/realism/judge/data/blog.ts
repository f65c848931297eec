/** Sentences that fit anywhere and say nothing of a subject, and headlines of the kind: they give away a text about nothing. */
export const BLOG_HEADLINE =
  /^(\d+|how|what|why|everything|the (future|art) of|talking about|rethinking|a year|my |ce que|une année|tout |comment|pourquoi|was |wie |warum|ein jahr)\b|\b(made simple|without stress|on a small budget|for the whole family|for beginners|through the|ideas for|at home|en famille|pas à pas|für anfänger)\b|\b(tells you|i wish|we learned|changed my|reasons to|questions about|tips for|lessons from)\b/i;
