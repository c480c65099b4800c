module noriter.example/notifier/go-client

go 1.22

require (
	github.com/coder/websocket v1.8.12
	github.com/go-stomp/stomp/v3 v3.1.3
)
