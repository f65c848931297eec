/** Host names that RFC 2606 and RFC 6761 keep for examples and tests: nobody can own one, so no mail ever arrives. */
export const reservedHosts = `example.com
example.org
example.net
mail.example.com
mail.example.org
mail.example.net
post.example
mail.example
inbox.example
home.example
office.example
studio.example
shop.example
market.example
harbor.example
garden.example
north.example
river.example
cloud.example
team.example
mail.test
office.test
shop.test
team.test`;
