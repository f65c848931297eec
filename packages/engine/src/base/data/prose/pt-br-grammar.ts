import type { LocaleGrammar } from '../locale-data.ts';

export const grammar: LocaleGrammar = {
  openers: {
    review: `|Atualização: |Em resumo: |Depois de duas semanas: |Minha opinião: `,
    comment: `|Oi! |Olá a todos. |Que legal. |Acabei de ver. |Cheguei tarde. `,
    note: `|Importante: |Interno: |Por telefone: |Hoje: `,
    post_sentence: `|Para ser sincero: |Uma coisa me chamou a atenção: |O que aprendemos: |Para quem começa: `,
    ticket_subject: `|De novo: |Pedido: `,
    ticket_body: `|Bom dia. |Olá. |Boa tarde. |Prezada equipe. `,
  },
  ticket_topic: `[Não consigo entrar|Falha no acesso|Conta bloqueada] [desde hoje cedo|desde ontem|depois da atualização|no celular|no escritório|com a nova senha][|, urgente|, por favor ajudem]	Desde [hoje cedo|ontem|segunda-feira|dois dias atrás] não consigo entrar [na minha conta|no portal|no aplicativo]: [o formulário fica vazio|aparece um erro|a senha é recusada].
O [e-mail|link] para trocar a senha [não chega|chega tarde|não funciona|expirou][| desde ontem| no trabalho|, por favor ajudem|, urgente]	Pedi [duas|três|quatro] vezes uma senha nova, mas [o e-mail não chega|o link expirou|o link leva a uma página vazia][| e a caixa de spam está vazia].
[Endereço errado|Valor errado|Falta o CNPJ|Nome errado|Data errada] na nota fiscal [de março|de maio|de outubro|deste mês|do mês passado]	Na nota fiscal [do meu último pedido|deste mês|do mês passado] [o endereço está errado|o valor não confere|falta o CNPJ]: [podem corrigir|preciso de uma nova|o financeiro não aceita].
[Dúvida|Pergunta] sobre [minha|nossa] assinatura [anual|mensal|de teste|empresarial|atual]	Quero saber [quando termina|como cancelar|como trocar|quanto custam mais acessos] na [minha|nossa] assinatura [mensal|anual|de teste].
A [exportação|importação] [para em 80 por cento|falha|fica incompleta|está muito lenta] [desde ontem|desde hoje cedo|com arquivos grandes|de contatos|de pedidos]	A [exportação|importação] para depois de [duas|cinco|dez] mil linhas, mas com [arquivos pequenos|menos dados|outro projeto] funciona.
A [página|busca|lista|visão geral] [não carrega|não responde|está muito lenta] [desde ontem|à tarde|no navegador|no escritório|depois da atualização]	Desde [ontem|hoje cedo|a semana passada] [demora um minuto para carregar|a página fica branca|tudo trava] [no escritório|em casa|em qualquer navegador].
Erro ao enviar [um arquivo|uma foto|um PDF|uma tabela|um vídeo][|, código 413|, código 500| no projeto| pelo celular]	Quando envio [um PDF|uma foto|uma tabela] de [5 MB|20 MB|poucas páginas], [aparece um erro|a barra para|nada acontece].
Como [adiciono uma colega|removo um membro|convido alguém|dou acesso a um parceiro][| ao projeto| na nossa equipe| sem permissão de edição| a partir de segunda]?	Quero dar acesso a [uma nova colega|um parceiro externo|duas pessoas], [a partir de segunda|só ao nosso projeto|sem permissão de edição].
Reembolso de [um pagamento duplo|um pedido cancelado|uma cobrança errada|uma devolução][|, por favor|, segundo pedido| da semana passada| do mês passado]	Meu cartão foi cobrado [duas|três] vezes pelo mesmo pedido: gostaria do reembolso [o quanto antes|no mesmo cartão|até o fim do mês].
[Pacote|Pedido] [não recebido|atrasado|parado no depósito|entregue em outro endereço][|, o que faço?| há uma semana| há dez dias| segundo o rastreio]	O pacote consta como [entregue|a caminho|no depósito] há [três dias|uma semana|dez dias], mas [não recebi|o status não muda|o entregador não responde].
[Produto errado|Modelo errado|Tamanho errado|Cor errada] [no meu pedido|no pacote|na entrega de ontem][|, troca?|, devolução?]	Pedi [a versão azul|o tamanho M|o modelo grande] e recebi [a cinza|o tamanho P|o pequeno].
[Cancelar|Alterar|Juntar] o pedido [de ontem|de hoje cedo|de segunda|da semana passada][|, por favor|, urgente|: ainda dá?]	Quero [cancelar|alterar] o pedido [de ontem|de hoje cedo|de segunda], porque [está duplicado|o endereço está errado|não preciso mais].
O [código de desconto|vale-presente|cupom] [é recusado|não é válido|não desconta][| no caixa| no aplicativo| no site| desde ontem]	Segundo [o e-mail de vocês|o folheto|o site] o código vale até [amanhã|o fim do mês|domingo], mas [é recusado|o preço não muda].
O aplicativo [fecha|trava|fica preto] [ao abrir|depois de entrar|no calendário|depois da atualização|no tablet]	Desde a última atualização o aplicativo [fecha sozinho|trava|fica preto] [assim que abro|no calendário|em poucos segundos].
Segunda via da nota de [janeiro|fevereiro|março|abril|junho|setembro|novembro][|, por favor| para o financeiro]	Preciso da segunda via da nota de [janeiro|março|junho|setembro] para [a declaração|o financeiro|o reembolso].
Dúvida sobre a garantia [da minha compra|depois de dois anos|sem nota|da bateria|de um presente]	A garantia cobre [a bateria|um arranhão|um zíper quebrado] [depois de um ano|sem nota|se comprei em promoção]?`,
  ticket_sentence: `Obrigado [pela ajuda rápida da última vez|pela paciência|pelo bom atendimento].
Anexei [uma captura de tela|uma foto|a confirmação|a mensagem de erro].
Vocês podem [verificar|me dizer|descobrir] [o que aconteceu|como seguimos|em que pé está]?
[Se precisar|Com prazer] [eu ligo|mostro o problema|mando mais dados].
Podem me achar [de manhã|à tarde|entre nove e onze|até as cinco] [por telefone|por e-mail].
Na ajuda não achei [resposta|nada sobre isso|nada útil].
[Desde já obrigado|Muito obrigado] [pela ajuda|pela resposta|pelo cuidado].
[Não é urgente|É bem urgente], mas [gostaria de saber|precisamos nesta semana].
[Uma colega|Meu marido|Nosso escritório do Recife] tem [o mesmo problema|a mesma dúvida].
Já [segui todos os passos do guia|tentei em outro aparelho|tentei duas vezes].
Fico no aguardo de [uma resposta|notícias|um retorno].`,
  review_good: `A qualidade é [excelente|muito boa|melhor do que eu esperava] [para este preço|e dá para ver|e a entrega foi rápida].
Uso [todo dia|toda manhã|todo fim de semana] há [um mês|três meses|meio ano] e [parece novo|não tenho queixas|funciona como no primeiro dia].
[Minha irmã|Meu vizinho|Uma colega|Meu pai] viu e [pediu um também|comprou igual|encomendou dois].
A montagem levou [dez minutos|quinze minutos|menos de meia hora] e [o manual era claro|não precisou de ferramentas|até meu filho conseguiu].
É [resistente|sólido|firme] e [bem acabado|feito para durar|gostoso de usar].
O atendimento respondeu [em uma hora|no mesmo dia|em dez minutos] e foi [muito gentil|de grande ajuda|eficiente].
Comparei [vários|três|muitos] modelos e este é [o melhor|o mais confortável|o de melhor preço].
Um belo presente: [minha mãe|meu marido|minha amiga|o vovô] ficou [feliz|muito contente|radiante] com ele.
Depois de [muitas|dez|vinte] lavagens [mantém a forma|as cores seguem vivas|está como novo].
[Leve|Prático|Compacto] e [fácil de limpar|simples de usar|bonito].`,
  review_medium: `[Pelo preço|No conjunto|Em geral] está bom, mas [nada de especial|eu esperava mais|pode melhorar].
O produto é [bom|razoável|aceitável], mas a entrega levou [duas semanas|dez dias|tempo demais].
Cumpre a função, embora [o acabamento|a costura|o manual|a embalagem] possa melhorar.
Gosto [do design|da forma|da ideia], mas [veste pequeno|é menor do que pensei|o tecido é fino].
A caixa veio [danificada|aberta|amassada], mas o conteúdo [estava bem|estava intacto|não sofreu nada].
Faltava [um parafuso|uma peça|uma tampa], mas [enviaram rápido|chegou em dois dias|eu tinha em casa].
[As primeiras semanas|Os primeiros dias|Os começos] foram bons, agora [range um pouco|balança um pouco|perde a cor].
Fiquei com ele porque [devolver não compensava|acaba servindo|custou pouco].
Qualidade [média|razoável|aceitável] por um preço [médio|justo|honesto].
Funciona, mas é [bem barulhento|mais pesado do que pensei|um pouco lento].`,
  review_bad: `Quebrou [em três dias|em uma semana|no primeiro uso|em um mês] e [ninguém responde|foi para o lixo|a loja não ajuda].
Esperei [quatro semanas|um mês|vinte dias] e [ninguém respondeu|a caixa veio aberta|era o modelo errado].
O material parece [barato|ruim|frágil] e [tem cheiro forte|risca logo|desbota].
Faltavam [duas peças|os parafusos|as instruções] e [ninguém responde|o atendimento não fala nada|tive que me virar].
Apesar da tabela de medidas, [não serve|fica apertado|fica enorme].
[A costura|O zíper|A alça] cedeu [na primeira lavagem|no primeiro dia|em duas semanas].
Devolvi [no dia seguinte|na hora|depois de uma semana] e [ainda espero o dinheiro|o reembolso levou um mês].
[Balança|Faz barulho|Vaza] [seja como for|desde o início|depois de poucos dias].
[Bonito de ver|Fica bem nas fotos], mas [não serve para nada|é desconfortável|não há como limpar].
[Infelizmente|De verdade,] minha pior compra [do ano|em muito tempo|nesta loja].`,
  comment: `[Obrigado|Muito obrigada|Valeu] [por compartilhar|pela dica|pelo artigo|pela resposta]!
[Ótimo artigo|Bom texto|Bela história], [muito claro|bem contado|cheio de ideias].
Isso me aconteceu [no ano passado|na semana passada|quando criança|duas vezes] também.
Você escreve mais sobre [os custos|as ferramentas|o tempo|os erros comuns]?
Eu vejo [um pouco|bem] diferente, mas [está bem escrito|entendo sua ideia].
Onde você achou [o material|a receita|essa luminária|a mesa]?
[Minha avó|Meu pai|Minha vizinha|Meu tio] fazia [assim mesmo|igual|quase assim].
Quanto tempo levou [no total|a primeira parte|com crianças]?
Testei [ontem|no domingo|hoje cedo] e [funciona|ficou bom|vou tentar de novo].
[Eu não sabia|Nunca pensei nisso|É novo para mim], [obrigado|interessante|bom saber].
Esperando [a segunda parte|o próximo artigo|a continuação]!
Dá para fazer também [num lugar pequeno|na varanda|sem forno|com pouco tempo]?
[Bem explicado|Curto e certeiro|Muito claro], [parabéns|bravo|demais].
Falamos disso [ontem|na semana passada|hoje] [no jantar|no escritório|no clube|entre amigos].
[Finalmente|Até que enfim] alguém [diz isso|explica|fala disso].
O [segundo|terceiro|último] parágrafo me fez [rir|lembrar do vovô|pensar].
Mandei para [minha equipe|minha irmã|o escritório todo] [na hora|hoje cedo|ontem à noite].
O link [do meio|do fim] [não funciona|leva a uma página vazia].
Você recomenda [um livro|um curso|um vídeo] [para começar|sobre isso|para crianças]?
Abraço [do litoral|da serra|do Recife|do Sul]!
Como vocês fazem [no inverno|quando chove|com crianças pequenas]?
Leio [há anos|há pouco tempo|sempre] e [comento pela primeira vez|aprendo toda vez].
Desisti [duas|três] vezes antes de [conseguir|entender].
Falta o principal: [o café|a paciência|os amigos].
[Boa|Ótima] dica [da biblioteca|do segundo passo|de começar pequeno].
Aqui se faz [uma vez por semana|de outro jeito|só no verão], [com amigos|em casa|ao ar livre].
[Guardado|Impresso|Anotado] para [depois|o fim de semana|as férias].`,
  note: `Ligar na [segunda|terça|quarta|quinta|sexta] [de manhã|à tarde|antes das 12h|depois das 15h].
O cliente prefere [e-mail|telefone|mensagem|carta][|, de manhã|, não antes das 9h].
Deixar o pacote [com o vizinho|na recepção|no térreo|perto da garagem].
[Nota|Proposta|Confirmação] [enviada|enviada por e-mail|a corrigir|à espera de assinatura].
Aguardando [resposta|pagamento|peças|aprovação|entregador].
Desconto de [5|10|15|20] % [combinado por telefone|aprovado|válido até o fim do mês].
Conferir [estoque|endereço|tamanho|número do pedido] antes de [enviar|ligar|faturar].
Entrega [depois das 17h|de manhã|só no sábado|no primeiro andar|com hora marcada].
[Primeiro|Segundo|Último] aviso [enviado|a enviar|sem resposta][|, melhor ligar].
Pago [por completo|em dinheiro|por transferência|em duas vezes][|, hoje|, em dia|, na semana passada].
Contrato [assinado|a renovar|prorrogado por um ano|em análise].
Falta a aprovação [do financeiro|do responsável|da diretoria][|, até sexta|, nesta semana].
Interesse em [um plano maior|um teste|um segundo pedido|um orçamento][|, ligar em maio|, mandar preços].
Devolução [sem abrir|pelo tamanho|por defeito], [reembolso em curso|troca enviada|a conferir].
Sala reservada para [seis|oito|dez|doze] pessoas na [segunda|terça|quinta].
Amostras [enviadas|pedidas|a preparar] [a pedido|até sexta|para a feira].
Pergunta aberta sobre [a garantia|a nota|o prazo|o transporte].
Novo contato desde [janeiro|março|maio|setembro]: [pedir o número|dados atualizados|prefere telefone].
Reunião mudada para [segunda|quinta|sexta] às [9h|11h|14h|16h].
Retomar em [dois dias|uma semana|duas semanas|um mês][|, por telefone|, por e-mail].
[Frágil|Urgente|Volumoso]: [com cuidado|avisar o estoque|entrada lateral].
Pronto para [retirada|envio|faturamento] a partir de [hoje|amanhã|segunda].
Cliente [antigo|novo|frequente], [muito gentil|paga em dia|pede sempre].`,
  post_sentence: `Tudo começou com [uma pergunta simples|uma aposta|um dia de chuva|um livro velho] [e um pouco de curiosidade|e muito café|quase de brincadeira].
[Durante anos|Por muito tempo|Durante meses] [fui adiando|só falamos disso|faltou tempo].
[Na primavera passada|No ano passado|Num domingo de março|No fim do verão] [tentamos de verdade|começamos|tudo mudou].
A [primeira|segunda] tentativa [falhou|deu errado|durou dez minutos], e [isso a tornou interessante|rimos muito|aprendemos com ela].
Não é preciso [equipamento caro|muito espaço|talento especial|curso] [para começar|nos primeiros passos].
Muitas vezes bastam [um lápis|uma mesa livre|um caderno] e [uma hora tranquila|um pouco de paciência|uma xícara de café].
O mais difícil é [começar|continuar|pedir ajuda|escolher por onde começar].
Depois de [algumas semanas|um mês|três tentativas] virou [um hábito|um bom hábito|algo natural].
Anotei [o que funcionava|cada gasto|as horas|os erros] e [reli mais tarde|tirei algumas regras].
As melhores ideias vieram [de iniciantes|das crianças|dos vizinhos|de quem não sabia nada].
Ajuda [pôr um limite|escolher um dia fixo|fazer em companhia|manter um diário].
[A paciência|A constância|A curiosidade] conta mais que [o talento|o dinheiro|as ferramentas].
Perguntamos [aos vizinhos|a amigos|a três especialistas|aos leitores], e [as respostas surpreenderam|cada um pensava diferente|quase todos concordavam].
O que serve [na cidade|no verão|em família] talvez não sirva [no interior|no inverno|para quem mora só].
Uma pequena mudança [de manhã|à noite|no método] [fez a diferença|valeu mais que qualquer conselho].
Claro que houve [dias|momentos|semanas] em que [nada dava certo|eu quis parar|só chovia].
Olhando para trás, [faria mais simples|começaria antes|pediria ajuda antes].
Uma boa preparação poupa [tempo|dinheiro|muita dor de cabeça] depois.
Fizemos uma lista e riscamos [a metade|três quartos|quase tudo].
Um [amigo|colega|velho artesão] me disse uma vez para [começar pequeno|não ter pressa|olhar bem primeiro].
No [inverno|verão|outono] [tudo demora mais|há um encanto próprio|vamos para fora quando dá].
O resultado não era [perfeito|bonito|como nas fotos], mas era [nosso|útil|um começo].
Tentamos [três|dois|quatro] caminhos e venceu [o mais simples|o mais lento|o menos esperado].
Conheci gente [que nunca teria encontrado|que hoje é amiga|que sabe mais que um livro].
No ano que vem [repetimos|tentamos em outro lugar|começamos antes].
Conte para nós [como você faz|o que acha|suas ideias]: [somos curiosos|lemos tudo].`,
  review_title_good: `[Depois de uma semana|Depois de duas semanas|Depois de um mês|Depois de três meses|Depois de seis meses|Depois de um ano|Primeira impressão|Para o escritório|Para a cozinha|Em viagem|Para meu filho|De presente|Para todo dia|Segundo pedido|Em promoção|Para a varanda]: [muito feliz|continuo convencido|como novo|do jeito que eu queria|perfeito|boa escolha|sem queixas|melhor que o esperado|adorei|vale a pena]
[Ótima|Excelente|Muito boa|Bela] [qualidade|compra|ideia|escolha|surpresa][|, recomendo|, obrigado|, sem queixas| pelo preço| em tudo]
[Chegou|Entregue] [rápido|no prazo|antes do prazo] e [funciona muito bem|igual à descrição|bem embalado][|, obrigado|, perfeito]
[Meu|Nosso] [novo favorito|melhor achado do ano|companheiro diário][|, sem arrependimento|, continuo feliz|, recomendo]
[Cumpre|Faz] o que promete[|, todos os dias|, mesmo depois de meses|, sem dúvida]
[Leve|Resistente|Compacto|Prático|Elegante] e [fácil de usar|bem acabado|bonito|bem pensado][|, perfeito|, recomendo]
[Muito feliz|Encantado|Muito satisfeito|Contente] com [a compra|a qualidade|o serviço|o pedido][|, obrigado|, cinco estrelas|, vou repetir]`,
  review_title_medium: `[Depois de uma semana|Depois de duas semanas|Depois de um mês|Depois de três meses|Depois de seis meses|Depois de um ano|Primeira impressão|Para o escritório|Para a cozinha|Em viagem|Para meu filho|De presente|Para todo dia|Segundo pedido|Em promoção|Para a varanda]: [está ok|podia ser melhor|suficiente|ainda não sei|aceitável|dá para usar|um pouco decepcionado|mediano|com pequenas falhas|cumpre a função]
[Razoável|Mediano|Aceitável|Regular|Nada mal] [pelo preço|para começar|para uso ocasional|no geral][|, só isso|, nada de especial|, poderia ser melhor]
[Boa ideia|Design bonito|Qualidade razoável|Bom produto], mas [entrega lenta|manual confuso|um pouco barulhento|tamanho pequeno|tecido fino]
[Cumpre a função|Funciona|Serve], mas [é bem barulhento|pesa um pouco|não é para todo dia|é menor do que pensei]
[Opinião dividida|Ainda não sei|Meio convencido|Nem bom nem ruim][| depois de uma semana| depois de um mês| pelo tamanho| pela qualidade]
[Esperava|Queria] [mais|um pouco mais|melhor qualidade] [por esse valor|depois das avaliações|desta marca]`,
  review_title_bad: `[Depois de uma semana|Depois de duas semanas|Depois de um mês|Depois de três meses|Depois de seis meses|Depois de um ano|Primeira impressão|Para o escritório|Para a cozinha|Em viagem|Para meu filho|De presente|Para todo dia|Segundo pedido|Em promoção|Para a varanda]: [quebrado|inútil|nunca mais|decepcionado|não recomendo|já devolvi|caro demais|má qualidade|um erro|dinheiro perdido]
[Quebrou|Parou de funcionar|Inutilizável] depois de [dois dias|uma semana|um mês|um uso|três usos]
[Péssima|Fraca|Decepcionante] [qualidade|experiência|compra|surpresa][|, devolvi|, não comprem|, nunca mais|, uma pena]
[Item errado|Produto danificado|Pacote incompleto|Item usado] [recebido|entregue][|, sem resposta|, espero o reembolso|, duas vezes]
[Não é como descrito|Nada a ver com as fotos|Não vale o preço|Não é o que pedi][|, devolvi|, decepcionado|, evitem]
[Dinheiro jogado fora|Pior compra do ano|Não comprem|Nunca mais|Grande decepção][|, uma pena|, devolvi|, evitem]
[Ainda|Há um mês] [sem reembolso|sem resposta|sem pacote|sem peça de reposição]`,
};
